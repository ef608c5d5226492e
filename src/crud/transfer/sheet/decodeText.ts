import { analyse } from 'chardet';

/** Stands where bytes are no letter of the file's encoding: whoever takes it for a letter stores something else. N9 */
export const UNREADABLE = '\uFFFD';

/** Those that spreadsheets of the world write, and how merchants know them. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16（高位在前）',
  gb18030: '简体中文（GB18030）',
  big5: '繁体中文（Big5）',
  shift_jis: '日文（Shift_JIS）',
  'euc-kr': '韩文（EUC-KR）',
  'windows-1252': '西文（Windows-1252）',
} as const;
export type Encoding = keyof typeof encodings;

/** The names chardet has for them; what it tells beyond those no spreadsheet writes. */
const called: Readonly<Record<string, Encoding>> = {
  GB18030: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-KR': 'euc-kr',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

/** What chardet says of every script of double bytes in which the letters are possible and none is frequent. */
const UNDECIDED = 10;

/** The encoding as the bytes themselves say it, or the most likely in which every one of them is a letter. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isWhole(bytes, 'utf-8')) return 'utf-8';
  const likely = analyse(bytes).filter(({ confidence }) => confidence > UNDECIDED);
  // Of a few letters nothing can be told: most merchants' Windows is Chinese.
  return likely.flatMap(({ name }) => called[name] ?? []).find((encoding) => isWhole(bytes, encoding)) ?? 'gb18030';
}

/** Whether the bytes can be read so. */
function isWhole(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file; what is no letter of the encoding is `UNREADABLE`. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);
