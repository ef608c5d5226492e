import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { ChoiceField, Option } from './choice/choice.tsx';
import type { AnyField } from './Field.ts';
import type { RefField } from './ref/ref.ts';

type Values = Readonly<Record<string, unknown>>;

/** A choice or reference that offers what fits a field beside it. */
export type DependentField =
  | (ChoiceField & { readonly dependsOn: NonNullable<ChoiceField['dependsOn']> })
  | (RefField & { readonly dependsOn: NonNullable<RefField['dependsOn']> });

/** Whether what a field offers depends on one beside it. */
export const isDependent = (field: AnyField): field is DependentField =>
  'dependsOn' in field && field.dependsOn !== undefined;

/** Whether nothing is chosen: 0 stands for no record, and for a value like any other of a choice. */
export const isUnchosen = (value: unknown, kind?: AnyField['kind']): boolean =>
  isEmpty(value) || (kind === 'ref' && value === 0);

const allowedUnder = ({ dependsOn, options }: ChoiceField, under: unknown): readonly unknown[] => {
  if (!dependsOn) return options.map(({ value }) => value);
  const key = String(under);
  return (Object.hasOwn(dependsOn.options, key) && dependsOn.options[key]) || [];
};

/** The choice as it is offered beside this value: what does not fit is read, and not offered. */
export function narrowed(field: ChoiceField, under: unknown): ChoiceField {
  if (!field.dependsOn) return field;
  const allowed = allowedUnder(field, under);
  const options = field.options.map(
    (option): Option => (allowed.includes(option.value) ? option : { ...option, retired: true }),
  );
  return { ...field, options };
}

const isChoice = (field: AnyField): field is ChoiceField => field.kind === 'choice';

/** What is wrong with a choice beside the rest of its row. A reference cannot be judged without its records. */
export function misfit(field: AnyField, value: unknown, row: Values): Message | undefined {
  if (!isChoice(field) || !field.dependsOn || isUnchosen(value)) return undefined;
  const allowed = allowedUnder(field, row[field.dependsOn.field]);
  if (allowed.includes(value)) return undefined;
  const words = field.options.flatMap((option) => (allowed.includes(option.value) ? [option.label] : []));
  const own = field.options.find((option) => option.value === value)?.label ?? String(value);
  return `这里不能选「${own}」${words.length > 0 ? `，可以选：${shortened(words)}` : ''}`;
}

const NAMED = 8;
const shortened = (words: readonly string[]): string =>
  words.length > NAMED ? `${words.slice(0, NAMED).join('、')} 等` : words.join('、');

/** The fields each after those it depends on. */
export const inTurn = <Item extends { readonly name: string; readonly field: AnyField }>(items: readonly Item[]) => {
  if (!items.some(({ field }) => isDependent(field))) return items;
  const depth = ({ field }: Item, seen: readonly string[] = []): number => {
    const on = isDependent(field) ? items.find(({ name }) => name === field.dependsOn.field) : undefined;
    return on && !seen.includes(on.name) ? 1 + depth(on, [...seen, on.name]) : 0;
  };
  return [...items].sort((one, other) => depth(one) - depth(other));
};
