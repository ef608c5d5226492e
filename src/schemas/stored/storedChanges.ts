import { isEmpty } from '../rules/rule.ts';
import { isMisfit, type Kept, keptOf } from './keptValues.ts';
import type { StoredField, StoredResource } from './StoredResource.ts';
import { keptCodecs } from './storedKinds.ts';

/** What a declaration does to records that are there: nothing is lost, but something is not seen as it was. */
export interface StoredChange {
  /** No field shows it; a required field is not filled in; what was saved is none of the field's kind. */
  readonly is: 'hidden' | 'lacking' | 'misfit';
  readonly field: string;
  /** What merchants call it; its own name where nobody calls it anything any more. */
  readonly label: string;
  /** In how many records. */
  readonly count: number;
}

/** Records counted against a declaration. */
export interface StoredCounts {
  readonly records: number;
  /** Name → how many records hold something under it. */
  readonly held: ReadonlyMap<string, number>;
  /** Field → how many records hold nothing of it. */
  readonly lacking: ReadonlyMap<string, number>;
  /** Field → how many records hold what it cannot read. */
  readonly misfit: ReadonlyMap<string, number>;
}

/** Counts records against a declaration, one at a time. */
export function countKept({ fields }: Pick<StoredResource, 'fields'>) {
  const codecs = Object.entries(keptCodecs(fields));
  const [held, lacking, misfit] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  let records = 0;
  const take = (kept: Kept): void => {
    records += 1;
    for (const [name, value] of Object.entries(kept)) if (!isEmpty(value)) add(held, name);
    for (const [name, codec] of codecs) {
      const value = keptOf(kept, name, fields[name] ?? {});
      if (isEmpty(value)) add(lacking, name);
      else if (isMisfit(codec, value)) add(misfit, name);
    }
  };
  return { take, counts: (): StoredCounts => ({ records, held, lacking, misfit }) };
}

const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

/**
 * What changes for records that are there when a declaration takes the place of another.
 *
 * @param before left out, all that is kept and not as declared is told, not only what is new.
 * @param counts of the records, counted against `after`
 */
export function changesBetween(
  before: Pick<StoredResource, 'fields'> | undefined,
  after: Pick<StoredResource, 'fields'>,
  counts: StoredCounts,
): readonly StoredChange[] {
  const known = new Set(Object.entries(after.fields).flatMap(([name, { was = [] }]) => [name, ...was]));
  const isNews = (name: string) => !before || Object.hasOwn(before.fields, name);
  const hidden = [...counts.held].filter(([name]) => !known.has(name) && isNews(name));
  const lacking = Object.entries(after.fields).filter(([name, field]) => {
    const old = before?.fields[name];
    return isDemanded(field) && (counts.lacking.get(name) ?? 0) > 0 && !(old && isDemanded(old));
  });
  const misfit = [...counts.misfit].filter(([name]) => !before || !sameKind(before.fields[name], after.fields[name]));
  return [
    ...hidden.map(([field, count]) => ({
      is: 'hidden' as const,
      field,
      label: before?.fields[field]?.label ?? field,
      count,
    })),
    ...lacking.map(([field, { label }]) => ({
      is: 'lacking' as const,
      field,
      label,
      count: counts.lacking.get(field) ?? 0,
    })),
    ...misfit.map(([field, count]) => ({
      is: 'misfit' as const,
      field,
      label: after.fields[field]?.label ?? field,
      count,
    })),
  ];
}

const isDemanded = ({ required, readOnly }: StoredField): boolean => required !== undefined && !readOnly;

/** Options and the like are a part of the kind: a value that is no option any more does not fit. */
const sameKind = (a: StoredField | undefined, b: StoredField | undefined): boolean =>
  JSON.stringify([a?.kind, a?.options, a?.whole, a?.of, a?.variants]) ===
  JSON.stringify([b?.kind, b?.options, b?.whole, b?.of, b?.variants]);
