import { formShapes } from '#fields/form/formShapes.ts';
import { newRow } from '#fields/list/newRow.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';

/** The fields of the form in the order seen. */
export const formFields = ({ sections }: FormDeclaration): readonly string[] =>
  sections.flatMap(({ fields }) => fields);

/** Whether a field is in sight for what is filled in now; one that is not is neither sent nor required. G4 */
export function isShown({ when = {} }: FormDeclaration, name: string, values: Values): boolean {
  return Object.entries(when[name] ?? {}).every(([on, allowed]) => allowed.includes(values[on]));
}

/** What the form starts with: the record's own fields, or what the declaration says of a new one. */
export function toForm(resource: Resource, form: FormDeclaration, record: DataRecord | undefined): Values {
  const starts = newRow(resource.fields);
  return Object.fromEntries(
    formFields(form).map((name) => {
      if (!record) return [name, starts[name]];
      const field = fieldOf(resource, name);
      const { toForm: shape } = formShapes[field.kind];
      return [name, shape ? shape(record[name], field, record) : record[name]];
    }),
  );
}

/** What is sent: the fields in sight, each as it stands in a record. */
export function fromForm(resource: Resource, form: FormDeclaration, values: Values): Values {
  return Object.fromEntries(
    formFields(form)
      .filter((name) => isShown(form, name, values))
      .map((name) => {
        const field = fieldOf(resource, name);
        const { fromForm: shape } = formShapes[field.kind];
        return [name, shape ? shape(values[name], field, values) : values[name]];
      }),
  );
}
