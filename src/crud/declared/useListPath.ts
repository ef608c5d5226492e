import { useContext } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { pathIn } from '../routes.ts';
import { ResourcesContext } from './ResourcesContext.ts';

/** Where the list of a resource stands in one scope, by the resource's name. */
export function useListPath(): (name: string, scope: Scope) => string {
  const resources = useContext(ResourcesContext);
  return (name, scope) => {
    const resource = resources.find((each) => each.name === name);
    return resource ? pathIn(resource.routes.list, scope) : '';
  };
}
