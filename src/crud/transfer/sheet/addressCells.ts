import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** Rows and cells, whatever their namespace is called; texts that only look like them are passed over. */
const PLACES = /<!\[CDATA\[[\s\S]*?\]\]>|<((?:\w+:)?(row|c))(?=[\s/>])([^>]*)>/g;
const ADDRESS = /\sr="([A-Z]*)(\d+)"/;

/**
 * A workbook with an address on every cell.
 *
 * An address may be left out: the row or the cell then follows the one before (ECMA-376-1, 18.3.1.4 and 18.3.1.73).
 * Programs that write large sheets in one go do so, and read-excel-file 9.3 breaks at them.
 */
export function addressCells(workbook: ArrayBuffer): ArrayBuffer {
  const files = Object.entries(unzipSync(new Uint8Array(workbook))).map(
    ([path, bytes]) => [path, SHEET.test(path) ? strToU8(withAddresses(strFromU8(bytes))) : bytes] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 })).buffer;
}

function withAddresses(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replace(PLACES, (tag: string, name: string | undefined, kind: string, rest: string) => {
    if (name === undefined) return tag;
    const [, letters = '', digits] = ADDRESS.exec(rest) ?? [];
    if (kind === 'row') {
      row = digits === undefined ? row + 1 : Number(digits);
      column = 0;
      return digits === undefined ? `<${name} r="${row}"${rest}>` : tag;
    }
    column = digits === undefined ? column + 1 : numberOf(letters);
    return digits === undefined ? `<${name} r="${lettersOf(column)}${row}"${rest}>` : tag;
  });
}

/** `A` is 1, `AA` is 27. */
export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(65 + rest);
}
