import { fromData } from '#crud/plain/fromData.ts';
import { readWritten } from '#crud/plain/lintData.ts';
import type { Placed } from './declarations.ts';

/** A `.resource.json` file. */
export interface DataFile {
  /** What the declaration is imported by. */
  readonly id: string;
  readonly text: string;
}

/**
 * What is declared as data.
 *
 * @throws Error with the linter's words for one that cannot be read.
 */
export const dataDeclarations = (files: readonly DataFile[]): readonly Placed[] =>
  files.map(({ id, text }) => ({ file: id, exported: 'resource', resource: fromData(readWritten(text, id)) }));
