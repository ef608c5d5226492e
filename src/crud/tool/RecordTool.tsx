import { type ComponentType, createContext, useContext } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import { type Access, canAccess } from '#providers/access/createAccessControl.ts';
import type { RecordId } from '#providers/data/calls.ts';
import { useProfile } from '#providers/useProviders.ts';
import type { Resource } from '../Resource.ts';

export interface RecordToolProps {
  readonly resource: Resource;
  readonly id: RecordId;
}

/** What the product offers beside every record, whatever it is of, e.g. its history. */
export interface OfferedTool {
  /** Its code is fetched for nobody else. R7 */
  readonly access: Access;
  readonly Tool: ComponentType<RecordToolProps>;
}

/** Nothing where the product offers none. */
export const RecordToolContext = createContext<OfferedTool | undefined>(undefined);

/** Draws it; stands on every page and in every dialog of one saved record. */
export function RecordTool(props: RecordToolProps) {
  const offered = useContext(RecordToolContext);
  const profile = useProfile();
  if (!offered || !canAccess(offered.access, profile).can) return null;
  return (
    <LatePart>
      <offered.Tool {...props} />
    </LatePart>
  );
}
