import type { KindShape } from '../KindShape.ts';
import type { BlocksField } from './blocks.ts';

export const blocksShape: KindShape<BlocksField> = {
  says: '图文介绍：文字、图片、富文本一块块排下来，可拖动排序。',
  keys: {},
  example: "f.blocks({ label: '介绍' })",
};
