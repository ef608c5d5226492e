import type { ChoiceField } from '#fields/choice/choice.tsx';
import { isDependent, isUnchosen, misfit, narrowed } from '#fields/dependsOn.ts';
import type { AnyField } from '#fields/Field.ts';
import type { RefField } from '#fields/ref/ref.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';

const isRef = (field: AnyField): field is RefField => field.kind === 'ref';
const isChoice = (field: AnyField): field is ChoiceField => field.kind === 'choice';

/** How a field is spelled beside the rest of its row: of two options of one name the one is meant that fits there. */
export function inRow(field: AnyField, names: Names, row: Values): readonly [AnyField, Names] {
  if (!isDependent(field)) return [field, names];
  const under = row[field.dependsOn.field];
  if (isChoice(field)) return [narrowed(field, under), names];
  return [field, { ...names, idOf: (of, name) => names.idOf(of, name, under) }];
}

/** What is wrong with a choice or reference beside the rest of its row. */
export function misfitIn(field: AnyField, value: unknown, row: Values, names: Names): Message | undefined {
  if (!isRef(field) || !field.dependsOn || isUnchosen(value, 'ref')) return misfit(field, value, row);
  const under = row[field.dependsOn.field];
  if (names.fits?.(field, Number(value), under) ?? true) return undefined;
  return `这里不能选「${names.nameOf(field, Number(value)) ?? `#${String(value)}`}」，它属于别处`;
}
