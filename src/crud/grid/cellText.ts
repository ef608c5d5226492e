import type { AnyField } from '#fields/Field.ts';
import { checkField } from '#fields/form/checkField.ts';
import { kinds } from '#fields/kinds.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { Message } from '#schemas/messages.ts';

/** What is typed into a sheet names no other record. */
const noNames: Names = { nameOf: () => undefined, idOf: () => undefined };

/** A value as its cell says it. */
export const writeCell = (field: AnyField, value: unknown): string =>
  String(kinds[field.kind].text?.write(value, field, noNames) ?? '');

/** What a cell holds, and what the form would say is wrong with it. */
interface CellReading {
  readonly value: unknown;
  readonly fault: Message | undefined;
}

/** Takes what was typed or pasted as another program spells it; what cannot be read is left for the rule to refuse. G5 */
export function readCell(field: AnyField, text: string): CellReading {
  const reading = kinds[field.kind].text?.read(text, field, noNames);
  const value = reading && 'value' in reading ? reading.value : text.trim();
  return { value, fault: checkField(field, value) };
}
