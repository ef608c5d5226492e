import { fromData } from '#crud/plain/fromData.ts';
import { readWritten } from '#crud/plain/lintData.ts';
import { headCode } from './headCode.ts';

/** A `.resource.json` file. */
export interface DataFile {
  /** What the rest of the declaration is imported by. */
  readonly id: string;
  readonly text: string;
}

/**
 * The module that lists resources declared as data: their heads, and the way to the rest of each.
 *
 * @throws Error with the linter's words for one that cannot be read.
 */
export function dataCode(files: readonly DataFile[], roleBelow: string): string {
  const heads = files.map(({ id, text }, nth) => {
    const resource = fromData(readWritten(text, id));
    return headCode(id, [{ file: id, exported: `data${nth}`, resource }], roleBelow)
      .replace(/^import .*\n/, '')
      .replace(`module.data${nth}`, 'module.resource');
  });
  const names = files.map((_, nth) => `data${nth}`).join(', ');
  return [
    ...(files.length > 0 ? [`import { roleBelow } from ${JSON.stringify(roleBelow)};`] : []),
    ...heads,
    `export const declaredAsData = [${names}];\n`,
  ].join('\n');
}
