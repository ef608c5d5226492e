import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, words } from '../Shape.ts';
import type { SwitchField } from './switch.tsx';

export const switchShape: KindShape<SwitchField> = {
  says: '是或否：接口里是 1 和 0，列表里显示成标签。',
  keys: {
    says: may(
      { is: 'list', of: words, exactly: 2 },
      "两边各叫什么，先写「是」的一边，如 ['上架', '下架']；不写是「是」和「否」。",
    ),
  },
  example: "f.switch({ label: '能否叠加', says: ['可以', '不可以'], initial: true })",
  sample: (_, seed) => spread(seed, 2) === 1,
};
