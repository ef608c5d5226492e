import { useCallback } from 'react';
import { kinds } from '#fields/kinds.ts';
import { drawInFull } from '#fields/shows.tsx';
import type { Scope, Values } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useRefs } from '../data/useRefs.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { useUnit } from '../units/useUnit.ts';

/** Draws what a field holds in a form, to be read: in words, in full, ids by their names. */
export function useDraw(resource: Resource, name: string, scope: Scope) {
  const { fileHost } = useProviders();
  const { nameOf } = useRefs(resource.fields, [name], scope);
  const unit = useUnit();
  const field = fieldOf(resource, name);
  return useCallback(
    (value: unknown, values: Values) => {
      const { fromForm } = kinds[field.kind].form ?? {};
      const held = fromForm ? fromForm(value, field, values) : value;
      return drawInFull(held, field, { resolve: fileHost.resolve, nameOf, unit });
    },
    [field, fileHost, nameOf, unit],
  );
}
