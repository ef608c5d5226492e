import type { Suggestion } from '#fields/text/text.ts';

/** Where most shops of overseas communities are; any other code may be typed. */
export const callingCodes: readonly Suggestion[] = [
  { value: '1', label: '美国、加拿大' },
  { value: '44', label: '英国' },
  { value: '61', label: '澳大利亚' },
  { value: '64', label: '新西兰' },
  { value: '33', label: '法国' },
  { value: '34', label: '西班牙' },
  { value: '39', label: '意大利' },
  { value: '49', label: '德国' },
  { value: '31', label: '荷兰' },
  { value: '65', label: '新加坡' },
  { value: '60', label: '马来西亚' },
  { value: '66', label: '泰国' },
  { value: '81', label: '日本' },
  { value: '82', label: '韩国' },
  { value: '86', label: '中国大陆' },
  { value: '852', label: '香港' },
  { value: '853', label: '澳门' },
  { value: '886', label: '台湾' },
];
