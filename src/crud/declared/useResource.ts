import { useContext } from 'react';
import type { Resource } from '../Resource.ts';
import { ResourcesContext } from './ResourcesContext.ts';

/** The resource of this name, for what is declared by name, such as a reference; undefined where there is none. */
export const useResource = (name: string): Resource | undefined =>
  useContext(ResourcesContext).find((each) => each.name === name);
