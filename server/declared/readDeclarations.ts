import { readFile, stat } from 'node:fs/promises';

/** How the text of the declarations beside the product is come by; undefined where there are none. */
export type ReadDeclarations = () => Promise<string | undefined>;

/** From the file as it is now: a change is there with the next call. It is read again when its size or date has changed. */
export function declarationsIn(file: string): ReadDeclarations {
  let last: { readonly stamp: string; readonly text: string } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.size} ${found.mtimeMs}`;
    if (last?.stamp !== stamp) last = { stamp, text: await readFile(file, 'utf8').catch(() => '') };
    return last.text;
  };
}
