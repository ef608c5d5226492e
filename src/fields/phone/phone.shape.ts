import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { PhoneField } from './phone.ts';

export const phoneShape: KindShape<PhoneField> = {
  says: '电话号码：可带 +、空格、横线和括号，4 到 20 位数字，详情里点一下就能拨打。',
  keys: {},
  example: "f.phone({ label: '联系电话', required: '请输入联系电话' })",
  sample: (_, seed) => `604-555-0${100 + spread(seed, 100)}`,
};
