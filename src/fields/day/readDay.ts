const SPELLINGS = [
  /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/,
  /^(\d{4})(\d{2})(\d{2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/,
];

/**
 * The day a merchant typed or pasted, as `2026-03-08`: also `2026/3/8`, `20260308`, `2026年3月8日`, wide digits.
 *
 * Undefined for anything else, and for days that no calendar has.
 */
export function readDay(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const [, year = '', month = '', date = ''] = SPELLINGS.map((spelling) => spelling.exec(plain)).find(Boolean) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** Whether a text is a day of the calendar, spelled `2026-03-08`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}
