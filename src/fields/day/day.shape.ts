import type { KindShape } from '../KindShape.ts';
import type { DayField } from './day.ts';

export const dayShape: KindShape<DayField> = {
  says: '日期，如 2026-03-08：按 UTC 的日子算，列表可按起止日期筛选。',
  keys: {},
  example: "f.day({ label: '到期日' })",
};
