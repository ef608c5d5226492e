import { sampleFigure } from '../decimal/decimal.shape.ts';
import type { KindShape } from '../KindShape.ts';
import { may, must, number, oneOf, yes } from '../Shape.ts';
import { type PercentField, PLACES } from './percent.ts';

export const percentShape: KindShape<PercentField> = {
  says: '百分比，如折扣、税率：界面上是 15%，接口里可以是 15、0.15 或文字。',
  keys: {
    wire: must(
      oneOf('number', 'fraction', 'text'),
      "接口里的 15% 是 15（'number'）、0.15（'fraction'）还是文字 15.00（'text'）。",
    ),
    places: may(number, '最多几位小数；不写是 2 位。', 2),
    negative: may(yes, '写 true 时可以是负数；不写就不能。'),
  },
  example: "f.percent({ label: '折扣', wire: 'fraction' })",
  sample: ({ places = PLACES }, seed) => sampleFigure(places, seed),
};
