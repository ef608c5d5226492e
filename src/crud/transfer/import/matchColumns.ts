import { type FieldColumn, ID_HEADING } from '../columns.ts';

/** What a column of a sheet is taken for: a field by its name, the id, or nothing. */
export type Target = string | undefined;

/** The target of the column that says which record a row is. */
export const ID = 'id';
/** The column an error file has more than the file it was made of. */
export const FAULT_HEADING = '问题';

/** A heading as it is compared: without case, blanks, brackets and stars. */
const fold = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()[\]{}【】「」『』〔〕*:_-]/g, '');
/** And without what stands in brackets: `价格（元）` is the price. */
const foldBare = (heading: string): string => fold(heading.normalize('NFKC').replaceAll(/[([【〔].*?[)\]】〕]/g, ''));

/** Every way in which a column may be headed. */
function headingsOf({ name, field, heading }: FieldColumn): readonly string[] {
  return [heading, field.label, field.heading ?? '', name, ...(field.was ?? [])].filter(Boolean);
}

/** What each heading stands for: its own words first, then those without brackets; no field is taken twice. */
export function matchColumns(headings: readonly string[], columns: readonly FieldColumn[]): readonly Target[] {
  const written = columns.filter(({ written }) => written);
  const known = [
    [ID, [ID_HEADING, ID]] as const,
    ...written.map((column) => [column.name, headingsOf(column)] as const),
  ];
  const targets: Target[] = headings.map(() => undefined);
  for (const folded of [fold, foldBare]) {
    for (const [target, words] of known) {
      if (targets.includes(target)) continue;
      const at = headings.findIndex(
        (heading, column) => targets[column] === undefined && words.some((word) => fold(word) === folded(heading)),
      );
      if (at >= 0) targets[at] = target;
    }
  }
  return targets;
}

/** A column taken for something else; what was taken for it before is left out. */
export const assign = (targets: readonly Target[], at: number, target: Target): readonly Target[] =>
  targets.map((before, column) => {
    if (column === at) return target;
    return before === target ? undefined : before;
  });

/** The fields a new record cannot do without and no column stands for. */
export const missingFrom = (targets: readonly Target[], columns: readonly FieldColumn[]): readonly FieldColumn[] =>
  columns.filter(
    ({ name, field, written }) =>
      written && field.required !== undefined && field.initial === undefined && !targets.includes(name),
  );
