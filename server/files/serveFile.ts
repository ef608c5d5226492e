import { limits } from '#schemas/limits.ts';
import { toStream } from '../http/toStream.ts';
import type { Thumbnails } from './createThumbnails.ts';
import type { FileStore } from './FileStore.ts';
import { readRange } from './readRange.ts';
import { safeName } from './safeName.ts';
import { folders } from './sniffType.ts';

const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened by itself a file is looked at, and runs nothing of ours whatever it holds.
  'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`,
};

/** What gives files: the kept ones, and pictures made small. */
export interface FileSources {
  readonly files: FileStore;
  readonly thumbnails: Thumbnails;
}

/** Gives a kept file to anyone who knows its path: whole, a piece of it, or with `?w=144` a picture made small. U1 */
export async function serveFile(
  request: Request,
  asked: { readonly folder: string; readonly name: string },
  { files, thumbnails }: FileSources,
): Promise<Response> {
  const folder = folders.find((known) => known === asked.folder);
  const isName = safeName(asked.name) === asked.name;
  const place = folder && isName ? { folder, name: asked.name } : undefined;
  const small = place && wantsSmall(request) ? await thumbnails(place) : undefined;
  if (small)
    return new Response(
      bodyFor(request, () => small),
      { headers: { ...forEver, 'content-type': 'image/webp' } },
    );
  const file = place && (await files.get(place));
  if (!file) return new Response(null, { status: 404 });
  const range = readRange(request.headers.get('range'), file.size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const headers = new Headers({
    ...forEver,
    'content-type': file.type,
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
  });
  // Whatever it holds, it is saved to a disk and never shown as a page of ours.
  if (folder === 'file') headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeName(asked.name)}`);
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  return new Response(
    bodyFor(request, () => toStream(file.read(start, end))),
    { status: range ? 206 : 200, headers },
  );
}

const wantsSmall = ({ url }: Request) => new URL(url).searchParams.get('w') === String(limits.thumbnailPx);

/** A body that nobody reads would keep the file open. */
const bodyFor = ({ method }: Request, open: () => BodyInit) => (method === 'HEAD' ? null : open());

/** A name as a header holds it. Source: https://www.rfc-editor.org/rfc/rfc8187#section-3.2 */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
