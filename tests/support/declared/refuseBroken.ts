import { formAt } from '#crud/form/formFor.ts';
import { shownFields } from '#crud/logic/shownFields.ts';
import { fieldOf, type Resource } from '#crud/Resource.ts';
import type { FillTime } from '#fields/Field.ts';
import { checkField } from '#fields/form/checkField.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { Values } from '#providers/data/calls.ts';
import { refuseBadInput } from '../../../server/refusals.ts';

/** Asks the rules of the declaration about a whole record, hidden fields left out. @throws Refusal 400 */
export function refuseBroken(resource: Resource, record: Values, time: FillTime): void {
  const form = resource.form && formAt(resource, resource.form, time);
  const names = form?.sections.flatMap(({ fields }) => fields) ?? [];
  for (const name of shownFields(names, form?.when, record)) {
    const field = fieldOf(resource, name);
    refuseBadInput(checkField(field, valueIn(record, name, field)));
  }
}
