import { type ReactNode, useMemo } from 'react';
import { useAccess } from '../access/useAccess.ts';
import { useScope } from '../data/useScope.ts';
import type { Resource } from '../Resource.ts';
import { applyFieldAccess } from './applyFieldAccess.ts';
import { ListScreen } from './ListScreen.tsx';
import './list.css';

interface Props {
  readonly resource: Resource;
  /** Inside of a page that has a title and a way back of its own. */
  readonly inside?: true;
  /** What that page can do with the list as a whole. */
  readonly buttons?: ReactNode;
}

/** The list of a resource, drawn from its declaration. Another shop's is another list: nothing is carried over. G1, G2, C1 */
export function ListPage({ resource, inside, buttons }: Props) {
  const scope = useScope();
  const access = useAccess(resource);
  const seen = useMemo(() => applyFieldAccess(resource, access), [resource, access]);
  return (
    <ListScreen
      key={`${resource.name} ${scope}`}
      scope={scope}
      access={access}
      inside={inside}
      buttons={buttons}
      resource={seen}
    />
  );
}
