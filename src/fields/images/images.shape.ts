import { pathIn, spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, number } from '../Shape.ts';
import type { ImagesField } from './images.ts';

export const imagesShape: KindShape<ImagesField> = {
  says: '几张图片，可拖动排序：列表里显示第一张。',
  keys: {
    most: may(number, '最多几张，正整数；不写就不限。'),
  },
  example: "f.images({ label: '图片', most: 9 })",
  sample: ({ most = 3 }, seed) =>
    Array.from({ length: Math.min(most, 1 + spread(seed, 3)) }, (_, nth) => pathIn('image', 'png', seed + nth * 17)),
};
