import { useContext } from 'react';
import type { Resource } from '../Resource.ts';
import { createLate } from './createLate.ts';
import { declaredOf } from './declaredOf.ts';
import { FurtherContext } from './Further.ts';
import { ResourcesContext } from './ResourcesContext.ts';
import { useLate } from './useLate.ts';

const nothing = createLate<undefined>(() => new Promise(() => {}));

/** The resource of this name, for what is declared by name, such as a reference; undefined while it is on its way. */
export function useResource(name: string): Resource | undefined {
  const found = useContext(ResourcesContext).find((each) => each.name === name);
  const further = useContext(FurtherContext);
  return useLate<Resource | undefined>(found ? declaredOf(found) : (further?.declared(name) ?? nothing)).value;
}
