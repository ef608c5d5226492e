/** How many bytes at the start of a file tell its type. */
export const TELLING_BYTES = 16;

/** The kinds of media the host keeps, each in a folder of its own. §9 */
export const mediaFolders = ['image', 'audio', 'video'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

/** All folders: media, and files that are only ever saved to a disk. */
export const folders = [...mediaFolders, 'file'] as const;
export type Folder = (typeof folders)[number];

// `?` stands for any byte. SVG and HTML are absent on purpose: they carry scripts.
const signatures: readonly (readonly [type: `${MediaFolder}/${string}`, start: string])[] = [
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
  ['audio/midi', 'MThd'],
  ['audio/ogg', 'OggS'],
  ['video/ogg', 'OggS'],
  ['audio/mp4', '????ftypM4A'],
  ['video/quicktime', '????ftypqt'],
  ['video/mp4', '????ftyp'],
  ['video/webm', '\x1a\x45\xdf\xa3'],
  ['video/x-msvideo', 'RIFF????AVI '],
  ['video/x-flv', 'FLV\x01'],
  ['video/mpeg', '\0\0\x01\xba'],
  ['video/mpeg', '\0\0\x01\xb3'],
  ['video/vnd.rn-realvideo', '.RMF'],
  ['video/x-ms-wmv', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  ['video/x-shockwave-flash', 'FWS'],
  ['video/x-shockwave-flash', 'CWS'],
  ['video/x-shockwave-flash', 'ZWS'],
];

/**
 * The type of a file by its first bytes, whatever its name says; undefined when the host does not keep such files.
 *
 * @param folder of bytes that may be of several, such as Ogg, that one is meant.
 */
export function sniffType(start: Uint8Array, folder?: Folder): `${MediaFolder}/${string}` | undefined {
  const text = Buffer.from(start.subarray(0, TELLING_BYTES)).toString('latin1');
  const types = signatures.filter(([, wanted]) => startsWith(text, wanted)).map(([type]) => type);
  return types.find((type) => type.startsWith(`${folder}/`)) ?? types[0];
}

/** Whether bytes read as latin1 begin like a signature, in which `?` stands for any byte. */
export const startsWith = (text: string, wanted: string): boolean =>
  [...wanted].every((char, at) => char === '?' || char === text[at]);
