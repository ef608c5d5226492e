import { dsvFormat } from 'd3-dsv';
import { unguard } from './formulaGuard.ts';
import type { Grid } from './Sheet.ts';

const separators = [',', ';', '\t'] as const;
/** Excel's own way of saying what stands between the cells. */
const SEPARATOR = /^sep=(.)(?:\r\n|\n|\r)/i;

/** Rows of cells, their separator found out: a comma, a semicolon, or a tab as in what is copied out of a sheet. */
export function readCsv(text: string): Grid {
  const [line = '', separator] = SEPARATOR.exec(text) ?? [];
  const body = text.slice(line.length);
  if (body === '') return [];
  return dsvFormat(separator ?? separatorOf(body))
    .parseRows(body)
    .map((row) => row.map(unguard));
}

/** The one that stands most often in the first row, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? [];
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
