import { readFile } from 'node:fs/promises';

/** The file as it is now: a change is there with the next page, without a build. Undefined where there is none. */
export async function readBeside(file: string): Promise<Response | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  return bytes && new Response(new Uint8Array(bytes), { headers });
}
