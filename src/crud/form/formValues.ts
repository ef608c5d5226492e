import { kinds } from '#fields/kinds.ts';
import { newRow } from '#fields/nested/newRow.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { shownFields } from '../logic/shownFields.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { emptied } from './emptied.ts';

/** The fields of the form in the order seen. */
export const formFields = ({ sections }: FormDeclaration): readonly string[] =>
  sections.flatMap(({ fields }) => fields);

/** What the form starts with: the record's own fields, or what the declaration says of a new one. */
export function toForm(resource: Resource, form: FormDeclaration, record: Values | undefined): Values {
  const starts = newRow(resource.fields);
  return Object.fromEntries(
    formFields(form).map((name) => {
      if (!record) return [name, starts[name]];
      const field = fieldOf(resource, name);
      const { toForm: shape } = kinds[field.kind].form ?? {};
      return [name, shape ? shape(record[name], field, record, newRow) : record[name]];
    }),
  );
}

/** What is sent: the fields in sight, each as it stands in a record. */
export function fromForm(resource: Resource, form: FormDeclaration, values: Values): Values {
  const names = formFields(form);
  const shown = shownFields(names, form.when, values);
  return Object.fromEntries(
    names
      .filter((name) => shown.has(name))
      .flatMap((name) => {
        const field = fieldOf(resource, name);
        const { fromForm: shape, spread } = kinds[field.kind].form ?? {};
        if (spread) return Object.entries(spread(values[name], field));
        return [[name, shape ? shape(values[name], field, values) : values[name]]];
      }),
  );
}

/**
 * What a save sends of these fields: what nobody touched is not written back over what others have made of it. N1
 *
 * A union goes with the field that says which variant it is: one without the other may be read as another one. What was
 * taken away is sent as what says so; `problems` names the fields for which nothing does.
 *
 * @param before what the record holds
 */
export function changedPart(
  resource: Resource,
  form: FormDeclaration,
  changed: readonly string[],
  { values, before }: { readonly values: Values; readonly before: Values },
): ChangedPart {
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
  const parts = Object.entries(fromForm(resource, { ...form, sections }, values)).map(([name, value]) => {
    return [name, emptied(resource, name, value, before[name])] as const;
  });
  return {
    sent: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    problems: parts.flatMap(([name, { problem }]) => (problem === undefined ? [] : [[name, problem] as const])),
  };
}

/** What {@link changedPart} gives back. */
export interface ChangedPart {
  readonly sent: Values;
  readonly problems: readonly (readonly [field: string, message: Message])[];
}
