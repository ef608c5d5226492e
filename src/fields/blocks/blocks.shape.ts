import { blockTypes } from '#schemas/entities/block.ts';
import { goods, notes, pathIn, pickText, spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { BlocksField } from './blocks.ts';

export const blocksShape: KindShape<BlocksField> = {
  says: '图文介绍：文字、图片、富文本一块块排下来，可拖动排序。',
  keys: {},
  example: "f.blocks({ label: '介绍' })",
  sample: (_, seed) =>
    [
      { type: blockTypes.text, text: pickText(notes, seed) },
      { type: blockTypes.image, text: pathIn('image', 'png', seed) },
      { type: blockTypes.richText, text: `<p>${pickText(goods, seed)}<strong>每日限量</strong></p>` },
    ].slice(0, 1 + spread(seed, 3)),
};
