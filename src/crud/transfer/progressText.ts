import type { Progress } from './readAll.ts';

/** How far a reading is: `已读取 20 笔`, `已读取 200 / 504`. */
export function progressText({ loaded, total, checking }: Progress, measure = '条'): string {
  if (checking) return `已读取 ${loaded} ${measure}，正在核对…`;
  return total === undefined ? `已读取 ${loaded} ${measure}` : `已读取 ${loaded} / ${total}`;
}
