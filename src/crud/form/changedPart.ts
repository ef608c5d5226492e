import type { Values } from '#providers/data/calls.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { fromForm } from './formValues.ts';

/**
 * What a save sends of these fields: what nobody touched is not written back over what others have made of it. N1
 *
 * A union goes with the field that says which variant it is: one without the other may be read as another one.
 */
export function changedPart(resource: Resource, form: FormDeclaration, changed: readonly string[], values: Values) {
  const partner = (name: string) => {
    const field = fieldOf(resource, name);
    return 'on' in field && changed.includes(name) ? field.on : undefined;
  };
  const names = form.sections.flatMap(({ fields }) => fields);
  const sent = new Set([...changed, ...names.map(partner)]);
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => sent.has(name)),
  }));
  return fromForm(resource, { ...form, sections }, values);
}
