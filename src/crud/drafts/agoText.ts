const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, as a merchant would say it: `刚才`, `3 分钟前`, `2 小时前`, `5 天前`. */
export function agoText(ms: number): string {
  if (ms < MINUTE_MS) return '刚才';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} 分钟前`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} 小时前`;
  return `${Math.floor(ms / DAY_MS)} 天前`;
}
