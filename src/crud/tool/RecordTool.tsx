import { type ComponentType, createContext, useContext } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { RecordId } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';

export interface RecordToolProps {
  readonly resource: Resource;
  readonly id: RecordId;
}

/** What the product offers beside every record, whatever it is of, e.g. its history; nothing where it offers none. */
export const RecordToolContext = createContext<ComponentType<RecordToolProps> | undefined>(undefined);

/** Draws it; stands on every page and in every dialog of one saved record. */
export function RecordTool(props: RecordToolProps) {
  const Tool = useContext(RecordToolContext);
  return (
    Tool && (
      <LatePart>
        <Tool {...props} />
      </LatePart>
    )
  );
}
