import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, must, number, oneOf, text, yes } from '../Shape.ts';
import type { DecimalField } from './decimal.ts';

export const decimalShape: KindShape<DecimalField> = {
  says: '带小数的数，不是钱，如重量、尺寸：按写的样子保存，不会有误差。',
  keys: {
    places: must(number, '最多几位小数，显示时也是这么多位。'),
    negative: may(yes, '写 true 时可以是负数；不写就不能。'),
    unit: may(text, "数字后面的单位，如 'kg'；不写就没有。"),
    wire: may(
      oneOf('text', 'number'),
      "送出时写成文字（'text'）还是数字（'number'），读的时候都认得；不写是文字。",
      'text',
    ),
  },
  example: "f.decimal({ label: '重量', places: 3, unit: 'kg' })",
  sample: ({ places }, seed) => sampleFigure(places, seed),
};

/** A plausible figure with so many decimals, the same for the same seed. */
export function sampleFigure(places: number, seed: number): string {
  const decimals = String(spread(seed, 10 ** Math.min(places, 6), 1)).padStart(places, '0');
  return places === 0 ? String(spread(seed, 100)) : `${spread(seed, 100)}.${decimals}`;
}
