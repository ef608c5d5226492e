import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { code, may, yes } from '../Shape.ts';
import type { MoneyField } from './money.ts';

export const moneyShape: KindShape<MoneyField> = {
  says: '金额，最多两位小数：以文字保存，不会有浮点误差；列表里右对齐，可按区间筛选。',
  keys: {
    lowest: may(code, '一条记录有多个价时，返回最低的一个，列表显示「12.50 起」；不写就显示字段自己的值。'),
    cents: may(yes, '写 true 时，接口里是以分为单位的整数；不写就是以元为单位的文字。'),
  },
  example: "f.money({ label: '价格', required: '请输入价格' })",
  sample: (_, seed) => `${spread(seed, 200)}.${String(spread(seed, 100, 1)).padStart(2, '0')}`,
};
