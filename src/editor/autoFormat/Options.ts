import type { Align } from '../commands/paragraphs.ts';
import { type Placement, placements } from '../media/placement.ts';

/** What putting an article in order does to it. */
export interface AutoFormatOptions {
  /** Several empty lines become one. */
  readonly mergeEmpty: boolean;
  /** No empty line is left. */
  readonly removeEmpty: boolean;
  /** Classes, which other editors leave behind, go. */
  readonly clearClasses: boolean;
  /** The first line of plain paragraphs is set in; else it no longer is. */
  readonly indent: boolean;
  readonly align: Align;
  readonly pictures: 'as they are' | Placement;
  readonly clearSizes: boolean;
  readonly clearFamilies: boolean;
  /** Letters, digits and signs of one width. */
  readonly width: 'as they are' | 'half' | 'full';
}

export const defaultOptions: AutoFormatOptions = {
  mergeEmpty: true,
  removeEmpty: false,
  clearClasses: true,
  indent: false,
  align: 'left',
  pictures: 'center',
  clearSizes: false,
  clearFamilies: false,
  width: 'as they are',
};

/** The options as they were kept, what is missing or strange as it is by default. */
export function readOptions(kept: unknown): AutoFormatOptions {
  if (typeof kept !== 'object' || kept === null) return defaultOptions;
  const read = new Map(Object.entries(kept));
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = read.get(name);
    return typeof value === 'boolean' ? value : otherwise;
  };
  const one = <Value extends string>(name: string, all: readonly Value[], otherwise: Value): Value =>
    all.find((value) => value === read.get(name)) ?? otherwise;
  return {
    mergeEmpty: flag('mergeEmpty', defaultOptions.mergeEmpty),
    removeEmpty: flag('removeEmpty', defaultOptions.removeEmpty),
    clearClasses: flag('clearClasses', defaultOptions.clearClasses),
    indent: flag('indent', defaultOptions.indent),
    align: one('align', ['left', 'center', 'right', 'justify'], defaultOptions.align),
    pictures: one('pictures', ['as they are', ...placements], defaultOptions.pictures),
    clearSizes: flag('clearSizes', defaultOptions.clearSizes),
    clearFamilies: flag('clearFamilies', defaultOptions.clearFamilies),
    width: one('width', ['as they are', 'half', 'full'], defaultOptions.width),
  };
}
