import { dayAt, spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { must, oneOf } from '../Shape.ts';
import type { DateTimeField } from './dateTime.ts';

export const dateTimeShape: KindShape<DateTimeField> = {
  says: '日期和时间：接口里是一个时刻，界面上按商家当地的时间显示和填写，到分钟。',
  keys: {
    wire: must(
      oneOf('seconds', 'milliseconds', 'iso'),
      "接口里是 1970 年以来的秒（'seconds'）、毫秒（'milliseconds'）还是 ISO 文字（'iso'）。",
    ),
  },
  example: "f.dateTime({ label: '开始时间', wire: 'seconds' })",
  sample: (_, seed) => `${dayAt(spread(seed, 365))}T${String(spread(seed, 24, 1)).padStart(2, '0')}:30:00.000Z`,
};
