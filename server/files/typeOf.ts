import { endingOf } from '#schemas/editorFiles.ts';
import type { FilePlace } from './FileStore.ts';
import { sniffType, startsWith, TELLING_BYTES } from './sniffType.ts';

const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const OTHER = 'application/octet-stream';

/** Documents by the ending of their name: what they are sent as, and how they begin where that can be told. */
const documents: Readonly<Record<string, readonly [type: `${string}/${string}`, start: string]>> = {
  pdf: ['application/pdf', '%PDF-'],
  zip: ['application/zip', ZIP],
  docx: [OTHER, ZIP],
  xlsx: [OTHER, ZIP],
  pptx: [OTHER, ZIP],
  doc: [OTHER, OLE],
  xls: [OTHER, OLE],
  ppt: [OTHER, OLE],
  rar: [OTHER, 'Rar!\x1a\x07'],
  '7z': [OTHER, "7z\xbc\xaf'\x1c"],
  gz: [OTHER, '\x1f\x8b'],
  bz2: [OTHER, 'BZh'],
  cab: [OTHER, 'MSCF'],
  // Their marks stand further in than anyone looks.
  tar: [OTHER, ''],
  iso: [OTHER, ''],
};

const TEXTS = ['txt', 'md', 'xml'];

/**
 * What a file in this place is by its first bytes; undefined when the place does not keep such files.
 *
 * Media are told by their bytes alone. A document has to begin as its name says: a page that calls itself a PDF is none.
 */
export function typeOf({ folder, name }: FilePlace, head: Uint8Array): `${string}/${string}` | undefined {
  if (head.byteLength === 0) return undefined;
  const type = head.byteLength < TELLING_BYTES ? undefined : sniffType(head, folder);
  if (folder !== 'file') return type?.startsWith(`${folder}/`) ? type : undefined;
  const ending = endingOf(name);
  const known = documents[ending];
  if (known) return startsWith(Buffer.from(head).toString('latin1'), known[1]) ? known[0] : undefined;
  if (TEXTS.includes(ending)) return head.includes(0) ? undefined : 'text/plain; charset=utf-8';
  return type && OTHER;
}
