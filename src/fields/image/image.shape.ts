import { pathIn } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { ImageField } from './image.ts';

export const imageShape: KindShape<ImageField> = {
  says: '一张图片：上传后接口里是它的路径，列表里是缩略图。',
  keys: {},
  example: "f.image({ label: '头图' })",
  sample: (_, seed) => pathIn('image', 'png', seed),
};
