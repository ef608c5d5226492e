/** What no system takes in a file's name, and what begins a hidden one. */
const ILLEGAL = /[\\/:*?"<>|\p{Cc}]|^\.+/gu;

/** `商品_湾区鲜生活_2026-03-08.xlsx`: the parts that say something, without what no file may be called. */
export const fileName = (parts: readonly string[], format: string): string =>
  `${parts
    .map((part) => part.replace(ILLEGAL, '_').trim())
    .filter(Boolean)
    .join('_')}.${format}`;

/** The calendar day where the merchant sits, as `2026-03-08`. */
export function localDay(ms: number): string {
  const day = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
