import { dayAt, spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, type Shape } from '../Shape.ts';
import type { DayField } from './day.ts';

const aDay: Shape = { is: 'text', like: '^\\d{4}-\\d{2}-\\d{2}$' };

const LAST = '9999-12-31';

export const dayShape: KindShape<DayField> = {
  says: '日期，如 2026-03-08：按 UTC 的日子算，列表可按起止日期筛选。',
  keys: {
    min: may(aDay, '最早的一天，如 2026-01-01：日历里更早的选不了，填了会指出。不写就不限。'),
    max: may(aDay, '最晚的一天，如 2026-12-31：日历里更晚的选不了，填了会指出。不写就不限。'),
  },
  example: "f.day({ label: '到期日', min: '2026-01-01' })",
  sample: ({ min = '', max = LAST }, seed) => [min, dayAt(spread(seed, 365)), max].sort()[1],
};
