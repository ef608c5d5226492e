const NAMES = ['日', '一', '二', '三', '四', '五', '六'];

/** `2026-11-26` → `周四`; undefined for what is no day. */
export function weekdayOf(day: string): string | undefined {
  const name = NAMES[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return name && `周${name}`;
}

/** `2026-11-26` → `2026-11-26 周四`; what is no day stays as it is. */
export function withWeekday(day: string): string {
  const weekday = weekdayOf(day);
  return weekday ? `${day} ${weekday}` : day;
}
