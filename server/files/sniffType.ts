/** How many bytes at the start of a file tell its type. */
export const TELLING_BYTES = 16;

/** The kinds of files the host keeps, each in a folder of its own. §9 */
export const folders = ['image', 'audio', 'video'] as const;
export type Folder = (typeof folders)[number];

// `?` stands for any byte. SVG and HTML are absent on purpose: they carry scripts.
const signatures: readonly (readonly [type: `${Folder}/${string}`, start: string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF????WEBP'],
  ['image/bmp', 'BM????\0\0\0\0'],
  ['audio/mpeg', 'ID3'],
  ['audio/mpeg', '\xff\xfb'],
  ['audio/mpeg', '\xff\xf3'],
  ['audio/wav', 'RIFF????WAVE'],
  ['audio/ogg', 'OggS'],
  ['audio/mp4', '????ftypM4A'],
  ['video/quicktime', '????ftypqt'],
  ['video/mp4', '????ftyp'],
  ['video/webm', '\x1a\x45\xdf\xa3'],
  ['video/x-msvideo', 'RIFF????AVI '],
  ['video/x-flv', 'FLV\x01'],
];

/** The type of a file by its first bytes, whatever its name says; undefined when the host does not keep such files. */
export function sniffType(start: Uint8Array): `${Folder}/${string}` | undefined {
  const text = Buffer.from(start.subarray(0, TELLING_BYTES)).toString('latin1');
  return signatures.find(([, wanted]) => [...wanted].every((char, at) => char === '?' || char === text[at]))?.[0];
}
