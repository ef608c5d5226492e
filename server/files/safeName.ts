const LONGEST_BYTES = 200;

/**
 * A file name that can only be a file name: letters of any script, digits, `.`, `-`, `_`; everything else becomes `_`.
 *
 * No separator, no leading dot, at most 200 bytes with its ending kept. Undefined when nothing is left of it.
 */
export function safeName(name: string): string | undefined {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]/gu, '_')
    .replace(/^\.+/, '');
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/u.exec(safe) ?? [];
  const short = shorten(stem, LONGEST_BYTES - ending.length) + ending;
  return /^[_.]*$/.test(short) ? undefined : short;
}

function shorten(text: string, bytes: number): string {
  const letters = [...text];
  while (Buffer.byteLength(letters.join('')) > bytes) letters.pop();
  return letters.join('');
}
