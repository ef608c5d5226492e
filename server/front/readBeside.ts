import { readFile } from 'node:fs/promises';
import { declarationsVersionHeader } from '#schemas/declarationsVersion.ts';

/** The file as it is now: a change is there with the next page, without a build. Undefined where there is none. */
export async function readBeside(file: string): Promise<Response | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && answerBeside(new Uint8Array(bytes), 0);
}

/** Declarations as the page takes them, under the number of their version; 0 is the file. */
export const answerBeside = (body: string | Uint8Array<ArrayBuffer>, version: number): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      [declarationsVersionHeader]: String(version),
    },
  });
