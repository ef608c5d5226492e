/** Words that examples are made of. */
export const goods = [
  '桂花糕',
  '牛肉水饺',
  '小台芒（5磅）',
  '冰皮月饼',
  '牧场鸡蛋 24 枚',
  '豆腐',
  '手打鱼丸',
  '和牛火锅片',
];
export const notes = [
  '现做现卖，当天送达。',
  '冷藏 0–4°C，开封后两天内吃完。',
  '每周三、周六到货。\n自提请提前一天下单。',
];

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** A whole number from 0, spread by the seed; the same seed and salt give the same one. */
export function spread(seed: number, below: number, salt = 0): number {
  const first = Math.imul((seed | 0) + Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  const mixed = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
}

export const pick = <Item>(items: readonly Item[], seed: number): Item | undefined => items[spread(seed, items.length)];

/** Some words, no longer than a field allows. */
export const pickText = (texts: readonly string[], seed: number, max?: number): string =>
  [...(pick(texts, seed) ?? '')].slice(0, max).join('');

/** A day of 2026 or later. @param days after the first of January. */
export const dayAt = (days: number): string => new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);

/** The path of an uploaded file. */
export const pathIn = (folder: string, extension: string, seed: number): string =>
  `/files/${folder}/${1_772_928_000 + spread(seed, 9999)}_${spread(seed, 90, 1) + 10}.${extension}`;
