import { dsvFormat } from 'd3-dsv';
import type { Grid } from './Sheet.ts';

const tabbed = dsvFormat('\t');

/** What was copied out of a sheet: lines of cells. Every program ends the last line, and some put cells in quotes. */
export const readClip = (text: string): Grid => tabbed.parseRows(text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''));

/** Lines of cells as sheets of other programs take them. */
export const writeClip = (rows: readonly (readonly string[])[]): string =>
  tabbed.formatRows(rows.map((row) => [...row]));
