import type { AnyField, FieldMap } from '../Field.ts';
import type { ListField } from '../list/list.ts';
import type { UnionField } from '../union/union.ts';

export type Row = Readonly<Record<string, unknown>>;

const isList = (field: AnyField): field is ListField => field.kind === 'list';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The rows a nested list holds. */
export const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Which variant a saved value is of, where the sibling that says it is out of sight: the one that fits most of it. */
export function variantOf(value: unknown, { variants }: UnionField): AnyField | undefined {
  const names = new Set(rowsIn(value).flatMap((row) => Object.keys(row)));
  const fits = (field: AnyField): number => {
    if (isList(field) !== Array.isArray(value)) return -1;
    return isList(field) ? known(field.of, names) : 0;
  };
  const [best] = Object.values(variants).sort((one, other) => fits(other) - fits(one));
  return best && fits(best) >= 0 ? best : undefined;
}

const known = (of: FieldMap, names: ReadonlySet<string>): number =>
  Object.keys(of).filter((name) => names.has(name)).length;
