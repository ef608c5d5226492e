import type { DataRecord, Values } from '#providers/data/calls.ts';
import type { Place } from '../drafts/draftKey.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import type { Verb } from './changesText.ts';
import { cloneOf } from './cloneOf.ts';
import { toForm } from './formValues.ts';

/** What a form is opened over: nothing yet, a record to be copied, or a record to be changed. */
export type Start =
  | { readonly verb: 'create' }
  | { readonly verb: 'copy'; readonly of: DataRecord }
  | { readonly verb: 'update'; readonly of: DataRecord };

/** What the form starts with. */
export function valuesAt(resource: Resource, form: FormDeclaration, start: Start): Values {
  if (start.verb === 'create') return toForm(resource, form, undefined);
  return toForm(resource, form, start.verb === 'copy' ? cloneOf(resource, form, start.of) : start.of);
}

/** Where its draft belongs. */
export function placeOf(start: Start): Place {
  if (start.verb === 'create') return 'new';
  return start.verb === 'copy' ? `from:${start.of.id}` : start.of.id;
}

/** What the screen is called, e.g. `编辑商品`. */
export const headingOf = ({ label }: Pick<Resource, 'label'>, verb: Verb): string =>
  `${verb === 'update' ? '编辑' : '添加'}${label}`;
