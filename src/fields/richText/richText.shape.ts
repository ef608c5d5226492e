import { goods, notes, pickText } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { RichTextField } from './richText.ts';

export const richTextShape: KindShape<RichTextField> = {
  says: '富文本：带格式的文章，以 HTML 保存。',
  keys: {},
  example: "f.richText({ label: '正文' })",
  sample: (_, seed) => `<p>${pickText(notes, seed)}</p><p><strong>${pickText(goods, seed)}</strong></p>`,
};
