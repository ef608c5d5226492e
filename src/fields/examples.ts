import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { optionsOf } from './choice/optionsOf.ts';
import type {
  AnyField,
  ChoiceField,
  ComputedField,
  ConstantField,
  DayRange,
  FieldKind,
  FieldMap,
  ImagesField,
  KeptField,
  ListField,
  TagsField,
  TextField,
  UnionField,
} from './Field.ts';

/** A value of one kind, the same for the same seed. A method, so that examples of all kinds fit one table. */
interface Example<Field = AnyField> {
  of(field: Field, seed: number): unknown;
}

const goods = ['桂花糕', '牛肉水饺', '小台芒（5磅）', '冰皮月饼', '牧场鸡蛋 24 枚', '豆腐', '手打鱼丸', '和牛火锅片'];
const notes = ['现做现卖，当天送达。', '冷藏 0–4°C，开封后两天内吃完。', '每周三、周六到货。\n自提请提前一天下单。'];
const tags = ['新鲜', '本地', '手工', '冷链', '到付', '周末'];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** A whole number from 0, spread by the seed; the same seed and salt give the same one. */
function spread(seed: number, below: number, salt = 0): number {
  const first = Math.imul((seed | 0) + Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  const mixed = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
}
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], seed: number): Item | undefined =>
  items[spread(seed, items.length)];

const dayAt = (days: number): string => new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
const path = (folder: string, extension: string) => (seed: number) =>
  `/files/${folder}/${1_772_928_000 + spread(seed, 9999)}_${spread(seed, 90, 1) + 10}.${extension}`;
const imageAt = path('image', 'png');

const short: Example<TextField> = {
  of: ({ max }, seed) => [...(pick(goods, seed) ?? '')].slice(0, max).join(''),
};
const long: Example<TextField> = { of: ({ max }, seed) => [...(pick(notes, seed) ?? '')].slice(0, max).join('') };
const plain = (of: (seed: number) => unknown): Example => ({ of: (_, seed) => of(seed) });

const choice: Example<ChoiceField> = { of: (field, seed) => pick(optionsOf(field), seed)?.value };
const several: Example<TagsField> = {
  of: ({ most = 3 }, seed) => {
    const start = spread(seed, tags.length);
    return [...tags.slice(start), ...tags.slice(0, start)].slice(0, Math.min(most, 1 + spread(seed, 3, 1)));
  },
};
const images: Example<ImagesField> = {
  of: ({ most = 3 }, seed) =>
    Array.from({ length: Math.min(most, 1 + spread(seed, 3)) }, (_, nth) => imageAt(seed + nth * 17)),
};
const dayRange = (seed: number): DayRange => {
  const from = spread(seed, 300);
  return { from: dayAt(from), to: dayAt(from + spread(seed, 14, 1)) };
};
const blocks = (seed: number): readonly Block[] =>
  [
    { type: blockTypes.text, text: pick(notes, seed) ?? '' },
    { type: blockTypes.image, text: imageAt(seed) },
    { type: blockTypes.richText, text: `<p>${pick(goods, seed) ?? ''}<strong>每日限量</strong></p>` },
  ].slice(0, 1 + spread(seed, 3));
const list: Example<ListField> = {
  of: ({ of, min = 0 }, seed) =>
    Array.from({ length: Math.max(min, 1 + spread(seed, 3)) }, (_, nth) => exampleRecord(of, seed + nth * 31)),
};
const union: Example<UnionField> = {
  of({ variants }, seed) {
    const variant = pick(Object.values(variants), seed);
    return variant && exampleOf(variant, seed);
  },
};
const kept: Example<KeptField> = { of: ({ value }) => value };
const constant: Example<ConstantField> = { of: ({ value }) => value };
const computed: Example<ComputedField> = { of: (field) => field.of({}) };

/** Every kind has an example; a missing one does not compile. */
const examples: Readonly<Record<FieldKind, Example>> = {
  text: short,
  textarea: long,
  phone: plain((seed) => `604-555-0${100 + spread(seed, 100)}`),
  url: plain((seed) => `https://example.com/shop/${spread(seed, 900) + 1}`),
  int: plain((seed) => spread(seed, 500)),
  money: plain((seed) => `${spread(seed, 200)}.${String(spread(seed, 100, 1)).padStart(2, '0')}`),
  choice,
  switch: plain((seed) => spread(seed, 2) === 1),
  tags: several,
  ref: plain((seed) => 1 + spread(seed, 6)),
  city: plain((seed) => 1 + spread(seed, 60)),
  day: plain((seed) => dayAt(spread(seed, 365))),
  dayRange: plain(dayRange),
  image: plain(imageAt),
  images,
  file: plain(path('audio', 'mp3')),
  video: plain(path('video', 'mp4')),
  blocks: plain(blocks),
  richText: plain((seed) => `<p>${pick(notes, seed) ?? ''}</p><p><strong>${pick(goods, seed) ?? ''}</strong></p>`),
  list,
  union,
  kept,
  constant,
  computed,
};

/**
 * A plausible value of a field, for mocks and tests; the same for the same seed, any whole number.
 *
 * It has the shape of its kind; a rule of the field may still refuse it.
 */
export const exampleOf = (field: AnyField, seed: number): unknown => examples[field.kind].of(field, seed);

/** A plausible record: a union agrees with the field it depends on, a range with its two days. */
export function exampleRecord(fields: FieldMap, seed: number): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  Object.entries(fields).forEach(([name, field], nth) => {
    const value = exampleOf(field, seed + nth);
    if (value !== undefined) record[name] = value;
  });
  for (const [name, field] of Object.entries(fields)) {
    if (isRange(field)) {
      const { from, to } = dayRange(seed);
      Object.assign(record, { [field.from]: from, [field.to]: to, [name]: undefined });
    }
    if (isUnion(field)) {
      const variant = field.variants[Number(record[field.on])];
      record[name] = variant && exampleOf(variant, seed);
    }
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const isRange = (field: AnyField): field is AnyField & { readonly from: string; readonly to: string } =>
  field.kind === 'dayRange';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';
