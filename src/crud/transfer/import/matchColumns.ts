import type { Names } from '#fields/text/FieldText.ts';
import { fold, isBlank } from '#schemas/text/fold.ts';
import { type FieldColumn, ID_HEADING } from '../columns.ts';
import type { Grid } from '../sheet/Sheet.ts';

/** What a column of a sheet is taken for: a field by its name, the id, or nothing. */
export type Target = string | undefined;

/** The target of the column that says which record a row is. */
export const ID = 'id';
/** The column an error file has more than the file it was made of. */
export const FAULT_HEADING = '问题';

/** A heading as it is compared: as any text, and without blanks, brackets and stars. */
const whole = (heading: string): string => fold(heading).replaceAll(/[\s()[\]{}【】「」『』〔〕*:_-]/g, '');
/** And without what stands in brackets: `价格（元）` is the price. */
const bare = (heading: string): string => whole(fold(heading).replaceAll(/[([【〔].*?[)\]】〕]/g, ''));

/** How our own sheets head a column. */
const ours = ({ field, heading }: FieldColumn): readonly string[] =>
  [heading, field.label, field.heading ?? '', ...(field.was ?? [])].filter(Boolean);
/** How those of other programs may. */
const theirs = ({ name, field }: FieldColumn): readonly string[] => [name, ...(field.also ?? [])];

/**
 * What each heading stands for: our own words first, then those without brackets, then those of other programs; no
 * field is taken twice. What other programs call `ID` numbers other things, and is not ours by itself. N9
 */
export function matchColumns(
  headings: readonly string[],
  rows: Grid,
  columns: readonly FieldColumn[],
): readonly Target[] {
  const written = columns.filter(({ written }) => written);
  const targets: Target[] = headings.map(() => undefined);
  const said = headings.map(whole);
  const take = (target: string, words: readonly string[], called = said, fits = (_: number) => true) => {
    if (targets.includes(target)) return;
    const wanted = words.map(whole);
    const at = called.findIndex((word, column) => !targets[column] && wanted.includes(word) && fits(column));
    if (at >= 0) targets[at] = target;
  };
  for (const called of [said, headings.map(bare)]) {
    take(ID, [ID_HEADING], called);
    for (const column of written) take(column.name, ours(column), called);
  }
  for (const column of written) {
    for (const word of theirs(column)) take(column.name, [word], said, (at) => reads(column, rows, at));
  }
  return targets;
}

const SAMPLES = 100;
const nameless: Names = { nameOf: () => undefined, idOf: () => undefined };

/** Whether one of the first values in a column can be one of the field's, or nothing stands there. */
function reads({ field, text }: FieldColumn, rows: Grid, at: number): boolean {
  const said = rows.slice(0, SAMPLES).flatMap((row) => (isBlank(row[at] ?? '') ? [] : (row[at] ?? '')));
  return said.length === 0 || said.some((each) => 'value' in text.read(each, field, nameless));
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
      written &&
      field.only !== 'update' &&
      field.required !== undefined &&
      field.initial === undefined &&
      !targets.includes(name),
  );
