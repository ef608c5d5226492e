import type { Message } from '#schemas/messages.ts';

/** A group of choices as a form holds it; whatever is not filled in yet is left out. */
export interface HalfGroup {
  readonly Name?: string | undefined;
  readonly required?: string | undefined;
  readonly type?: string | undefined;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly maximumEach?: unknown;
  readonly options?: readonly { readonly name?: string | undefined; readonly price?: string | undefined }[] | undefined;
}

/** How many of each option of each group a buyer takes: `[[1, 0], [0, 2]]`. */
export type Choices = readonly (readonly number[])[];

export interface Priced {
  /** What all choices add up to, e.g. `12.50`; undefined while an amount that is chosen cannot be read. */
  readonly price: string | undefined;
  /** Which rules keep the buyer from ordering, in the order of the groups. */
  readonly blocked: readonly Message[];
}

const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/** What a buyer would pay, worked out in whole cents, and what would keep them from paying. G6 */
export function priceOf(groups: readonly HalfGroup[], choices: Choices): Priced {
  const taken = groups.flatMap(({ options = [] }, group) =>
    options.map(({ price }, option) => ({ price, count: countOf(choices, group, option) })),
  );
  const cents = taken
    .filter(({ count }) => count > 0)
    .map(({ price, count }) => {
      const each = toCents(price);
      return each === undefined ? undefined : each * BigInt(count);
    });
  const known = cents.filter((each) => each !== undefined);
  return {
    price: known.length === cents.length ? toAmount(known.reduce((sum, each) => sum + each, 0n)) : undefined,
    blocked: groups.flatMap((group, at) => blockedBy(group, at, choices)),
  };
}

function blockedBy(group: HalfGroup, at: number, choices: Choices): readonly Message[] {
  const { options = [], required, type } = group;
  const counts = options.map((_, option) => countOf(choices, at, option));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const name = `「${nameOf(group, at)}」`;
  if (total === 0) return required === 'optional' ? [] : [`${name}是必选的`];
  const [least, most, each] = [group.minimum, group.maximum, group.maximumEach].map(boundOf);
  const several = counts.filter((count) => count > 0).length > 1;
  return [
    ...(least !== undefined && total < least ? [`${name}最少选 ${least}，现在选了 ${total}`] : []),
    ...(type === 'radio' && several ? [`${name}只能选一项`] : []),
    ...(most !== undefined && total > most ? [`${name}最多选 ${most}，现在选了 ${total}`] : []),
    ...counts.flatMap((count, option) =>
      each !== undefined && count > each
        ? [`${name}里的「${options[option]?.name ?? ''}」最多 ${each} 份，现在是 ${count} 份`]
        : [],
    ),
  ];
}

/** What a group is called; by its place until it has a name. */
export const nameOf = ({ Name = '' }: HalfGroup, at: number): string => Name.trim() || `规格 ${at + 1}`;

const countOf = (choices: Choices, group: number, option: number): number => choices[group]?.[option] ?? 0;
const boundOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function toCents(price: string | undefined): bigint | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(price?.trim() ?? '') ?? [];
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(2, '0'));
}

function toAmount(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
