import { toStream } from '../http/toStream.ts';
import type { FileStore } from './FileStore.ts';
import { readRange } from './readRange.ts';
import { safeName } from './safeName.ts';
import { folders } from './sniffType.ts';

/** Gives a kept file to anyone who knows its path: whole, or the piece that was asked for. U1 */
export async function serveFile(
  request: Request,
  asked: { readonly folder: string; readonly name: string },
  files: FileStore,
): Promise<Response> {
  const folder = folders.find((known) => known === asked.folder);
  const isName = safeName(asked.name) === asked.name;
  const file = folder && isName ? await files.get({ folder, name: asked.name }) : undefined;
  if (!file) return new Response(null, { status: 404 });
  const range = readRange(request.headers.get('range'), file.size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const headers = new Headers({
    'content-type': file.type,
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  // Whatever it holds, it is saved to a disk and never shown as a page of ours.
  if (folder === 'file') headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeName(asked.name)}`);
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  // A body that nobody reads would keep the file open.
  const body = request.method === 'HEAD' ? null : toStream(file.read(start, end));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** A name as a header holds it. Source: https://www.rfc-editor.org/rfc/rfc8187#section-3.2 */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
