/** `2026-03-08` → `3月8日`, as people say it; empty for what is no day. */
export function spokenDay(day: string): string {
  const [, month, date] = /^\d+-(\d+)-(\d+)$/.exec(day) ?? [];
  return month && date ? `${Number(month)}月${Number(date)}日` : '';
}
