import type { FillTime } from '#fields/Field.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { type Place, placeOfRecord } from '../drafts/draftKey.ts';
import { type FormDeclaration, oneOf, type Resource } from '../Resource.ts';
import type { Verb } from './changesText.ts';
import { cloneOf } from './cloneOf.ts';
import { toForm } from './formValues.ts';

/** What is to be different in a copy of this record. */
export type Adjust = (record: DataRecord) => Values;

/** What a form is opened over: nothing yet, a record to be copied, or a record to be changed. */
export type FormMode =
  | { readonly verb: 'create'; readonly fill?: Values | undefined }
  | { readonly verb: 'copy'; readonly of: DataRecord; readonly adjust?: Adjust }
  | { readonly verb: 'update'; readonly of: DataRecord };

/** What the form starts with. */
export function valuesAt(resource: Resource, form: FormDeclaration, start: FormMode): Values {
  if (start.verb === 'create') return toForm(resource, form, undefined);
  if (start.verb === 'update') return toForm(resource, form, start.of);
  return toForm(resource, form, { ...cloneOf(resource, form, start.of), ...start.adjust?.(start.of) });
}

/** What a new one is begun with, as the form holds it: typed for the merchant, so that a draft keeps it and 重置 clears it. */
export const filled = (resource: Resource, form: FormDeclaration, fill: Values = {}): Values =>
  Object.fromEntries(Object.entries(toForm(resource, form, fill)).filter(([name]) => fill[name] !== undefined));

/** Which fields it asks for: a copy is added. */
export const timeOf = ({ verb }: FormMode): FillTime => (verb === 'update' ? 'update' : 'create');

/** Where its draft belongs. */
export function placeOf(start: FormMode): Place {
  if (start.verb === 'create') return 'new';
  if (start.verb === 'update') return placeOfRecord(start.of.id);
  return start.adjust ? `next:${start.of.id}` : `from:${start.of.id}`;
}

/** What the screen is called, e.g. `编辑商品`; a new one by the button that opens it. */
export const headingOf = ({ label, texts }: Pick<Resource, 'label' | 'texts'>, verb: Verb): string =>
  verb === 'update' ? `编辑${label}` : (texts.add ?? `添加${label}`);

/** What another tab is doing with the same form, e.g. `在编辑这件商品`. */
export const doingText = (resource: Resource, verb: Verb): string =>
  verb === 'update' ? `在编辑${oneOf(resource)}` : `在${headingOf(resource, verb)}`;
