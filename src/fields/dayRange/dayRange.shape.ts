import { dayAt, spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { either, listOf, may, must, number, oneOf, yes } from '../Shape.ts';
import type { DayRangeField } from './dayRange.ts';

export const dayRangeShape: KindShape<DayRangeField> = {
  says: '起止日期，在一个输入框里选：存进同一条记录的两个 day 字段。',
  keys: {
    from: must({ is: 'fieldName', role: 'day' }, '开始日期存在哪个 day 字段。'),
    to: must({ is: 'fieldName', role: 'day' }, '结束日期存在哪个 day 字段。'),
    utc: may(yes, '写 true 时，另外说明按 UTC 的日期在当地是什么时候；不写就不说明。'),
    presets: may(
      listOf(either(number, oneOf('sunday'))),
      "一按就填好的范围：数字是从今天起几天，'sunday' 是到本周日。不写就没有。",
    ),
    warnsOfPast: may(yes, '写 true 时，选了过去的日期会提醒，仍可保存；不写就不提醒。'),
  },
  example: "f.dayRange({ label: '有效期', from: 'start_day', to: 'end_day', presets: [7, 30], warnsOfPast: true })",
  sample(_, seed) {
    const from = spread(seed, 300);
    return { from: dayAt(from), to: dayAt(from + spread(seed, 14, 1)) };
  },
};
