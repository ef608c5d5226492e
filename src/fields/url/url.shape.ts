import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { UrlField } from './url.ts';

export const urlShape: KindShape<UrlField> = {
  says: '网址：没写 https:// 会自动补上，详情里可以点开。',
  keys: {},
  example: "f.url({ label: '官网' })",
  sample: (_, seed) => `https://example.com/shop/${spread(seed, 900) + 1}`,
};
