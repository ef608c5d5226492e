import type { ChoiceField } from '#fields/choice/choice.tsx';
import { isDependent, isUnchosen, misfit, narrowed } from '#fields/dependsOn.ts';
import type { AnyField } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import type { RefField } from '#fields/ref/ref.ts';
import { refers } from '#fields/ref/refers.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { Resource } from '../Resource.ts';

const isRef = (field: AnyField): field is RefField => field.kind === 'ref';
const isChoice = (field: AnyField): field is ChoiceField => field.kind === 'choice';

/** How a field is spelled beside the rest of its row: of two options of one name the one is meant that fits there. */
export function inRow(field: AnyField, names: Names, row: Values): readonly [AnyField, Names] {
  if (!isDependent(field)) return [field, names];
  const under = row[field.dependsOn.field];
  if (isChoice(field)) return [narrowed(field, under), names];
  return [field, { ...names, idOf: (of, name) => names.idOf(of, name, under) }];
}

interface Placed {
  readonly field: AnyField;
  readonly name: string;
  readonly resource: Pick<Resource, 'name'>;
  /** The record as it is. */
  readonly before: DataRecord | undefined;
}

/** What is wrong with a choice or reference beside the rest of its row, and among the records it refers to. */
export function misfitIn(
  { field, name, resource, before }: Placed,
  value: unknown,
  row: Values,
  names: Names,
): Message | undefined {
  const forest = names.forestOf?.(field);
  if (forest && refers(field)) {
    const isParent = field.to === resource.name && field.parent === name;
    const judged = { forest, own: isParent ? before?.id : undefined, held: before?.[name] };
    return kinds[field.kind].faultAmong?.(value, field, judged);
  }
  if (!isRef(field) || !field.dependsOn || isUnchosen(value, 'ref')) return misfit(field, value, row);
  const under = row[field.dependsOn.field];
  if (names.fits?.(field, Number(value), under) ?? true) return undefined;
  return `这里不能选「${names.nameOf(field, Number(value)) ?? `#${String(value)}`}」，它属于别处`;
}
