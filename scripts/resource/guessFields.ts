import type { FieldKind } from '../../src/fields/Field.ts';
import { isObject, type Json, type JsonObject } from './Sample.ts';

/** A field as it looks from its values; `label` is empty where nobody can guess it: the linter asks for it. */
export interface Guess {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly readOnly?: true;
  /** Of a choice: the codes that were seen. */
  readonly codes?: readonly (number | string)[];
  /** Of a switch: what its two sides are called. */
  readonly says?: readonly [string, string];
  /** Of a list: its own fields. */
  readonly of?: readonly Guess[];
  /** Of a record of another resource. */
  readonly to?: { readonly name: string; readonly shows: string };
}

/** A resource that is there already, by how its records are named on the wire. */
export interface Neighbour {
  readonly name: string;
  readonly label: string;
  readonly noun: string;
  readonly shows: string;
}

/** What the fields of these records are, as far as names and values tell; the shop and the id are not among them. */
export function guessFields(records: readonly JsonObject[], neighbours: readonly Neighbour[] = []): readonly Guess[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names
    .filter((name) => !['id', 'shop_id', 'Login-Session'].includes(name) && /^\w+$/.test(name))
    .map((name) => {
      const values = records.map((record) => record[name]).filter((value) => value !== undefined && value !== null);
      return guess(name, values, neighbours);
    });
}

function guess(name: string, values: readonly Json[], neighbours: readonly Neighbour[]): Guess {
  const kind = kindOf(name, values);
  const base = { name, kind, label: words[name] ?? '', ...(isOfApplet(name) && { readOnly: true as const }) };
  const to = neighbours.find(({ noun }) => name === `${noun}_id`);
  if (kind === 'int' && to) return { ...base, kind: 'ref', label: to.label, to };
  const says = sides[base.label];
  if (kind === 'switch' && says) return { ...base, says };
  if (kind === 'choice') return { ...base, codes: distinct(values).slice(0, 12) };
  if (kind !== 'list') return base;
  return { ...base, of: guessFields(values.flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []))) };
}

const IMAGE = /\.(?:png|jpe?g|webp|gif|svg)(?:\?|$)/i;
const VIDEO = /\.(?:mp4|mov|webm|m3u8)(?:\?|$)/i;
const FILE = /\.(?:mp3|pdf|docx?|xlsx?|zip|amr)(?:\?|$)/i;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const LONG = 40;

type Test = (name: string, values: readonly Json[]) => boolean;

const texts =
  (shape: RegExp): Test =>
  (_, values) =>
    values.length > 0 && values.every((value) => typeof value === 'string' && shape.test(value));
const called =
  (shape: RegExp): Test =>
  (name) =>
    shape.test(name);
const every =
  (is: (value: Json) => boolean): Test =>
  (_, values) =>
    values.length > 0 && values.every(is);
const both =
  (...tests: readonly Test[]): Test =>
  (name, values) =>
    tests.every((test) => test(name, values));
const isText = every((value) => typeof value === 'string');
const isWhole = every((value) => (typeof value === 'number' ? Number.isInteger(value) : DIGITS.test(String(value))));
const DIGITS = /^-?\d{1,15}$/;
const isList = (of: (item: Json) => boolean): Test => every((value) => Array.isArray(value) && value.every(of));
const isFlag = every(
  (value) => value === 0 || value === 1 || value === true || value === false || value === '0' || value === '1',
);
const isBlock = (item: Json): boolean =>
  isObject(item) &&
  typeof item.type === 'number' &&
  ('text' in item || 'content' in item) &&
  Object.keys(item).length <= 3;

/** The first that fits is it. */
const kinds: readonly (readonly [FieldKind, Test])[] = [
  ['kept', (_, values) => values.length === 0],
  ['switch', every((value) => typeof value === 'boolean')],
  [
    'switch',
    both(
      isFlag,
      called(
        /^(?:is|has|enable|display|show|allow|auto|need)_|^(?:visible|active|open|enabled|hidden|top|hot|recommended)$/,
      ),
    ),
  ],
  ['images', isList((item) => typeof item === 'string' && IMAGE.test(item))],
  [
    'images',
    both(
      isList((item) => typeof item === 'string'),
      called(/im(?:g|age)s$|photos$|pictures$/),
    ),
  ],
  ['tags', isList((item) => typeof item === 'string')],
  ['blocks', isList(isBlock)],
  ['list', isList(isObject)],
  ['kept', every((value) => typeof value === 'object')],
  ['image', both(isText, texts(IMAGE))],
  ['image', both(isText, called(/(?:^|_)(?:img|image|logo|avatar|icon|cover|qrcode|qr_code|photo|thumb)$/))],
  ['video', texts(VIDEO)],
  ['file', texts(FILE)],
  ['richText', texts(/^\s*<\w+[\s\S]*>/)],
  ['url', texts(/^https?:\/\/\S+$/)],
  ['day', texts(DAY)],
  [
    'phone',
    both(
      called(/phone|mobile|(?:^|_)tel$/),
      every((value) => typeof value !== 'boolean'),
    ),
  ],
  ['city', both(isWhole, called(/^city(?:_id)?$/))],
  [
    'money',
    both(
      called(/price|amount|(?:^|_)fee$|money|cost|discount_value|balance|(?:^|_)total$/),
      every((value) => DECIMAL.test(String(value))),
    ),
  ],
  [
    'choice',
    both(
      called(/(?:^|_)(?:status|state|type|kind|level|mode|method)$/),
      every((value) => DIGITS.test(String(value)) || /^\w{1,20}$/.test(String(value))),
    ),
  ],
  ['int', every((value) => typeof value === 'number' && Number.isInteger(value))],
  ['money', every((value) => typeof value === 'number')],
  ['int', both(texts(DIGITS), called(/(?:^|_)(?:id|count|num|stock|sort|limit|sales|priority|times?|at)$/))],
  ['money', texts(/^-?\d+\.\d{2}$/)],
  ['textarea', (_, values) => values.some((value) => String(value).length > LONG || String(value).includes('\n'))],
  ['textarea', called(/^(?:desc|description|content|remark|note|intro|detail)$/)],
];

const kindOf = (name: string, values: readonly Json[]): FieldKind =>
  kinds.find(([, fits]) => fits(name, values))?.[0] ?? 'text';

/** What only the applet itself can know. */
const isOfApplet = (name: string): boolean =>
  /^(?:total_|sold$|sales$|views$|priority$|serial)|(?:_at|_time|_count|_sales|_views)$|^(?:created|updated|create|update)_/.test(
    name,
  ) && !/^(?:start|end|begin|open|close)/.test(name);

const distinct = (values: readonly Json[]): readonly (number | string)[] =>
  [...new Set(values.map((value) => (DIGITS.test(String(value)) ? Number(value) : String(value))))].toSorted(
    (one, other) => (one < other ? -1 : 1),
  );

/** What fields of these names are called in this product; every other name is the author's to choose. */
const words: Readonly<Record<string, string>> = {
  name: '名称',
  title: '标题',
  price: '价格',
  amount: '金额',
  stock: '库存',
  status: '状态',
  type: '类型',
  kind: '类型',
  img: '图片',
  image: '图片',
  imgs: '图片',
  images: '图片',
  cover: '封面',
  logo: '标志',
  video: '视频',
  desc: '描述',
  description: '描述',
  content: '内容',
  intro: '简介',
  note: '备注',
  remark: '备注',
  phone: '电话',
  address: '地址',
  email: '邮箱',
  city: '城市',
  city_id: '城市',
  url: '网址',
  link: '链接',
  tags: '标签',
  code: '编码',
  start_date: '开始日期',
  end_date: '结束日期',
  created_at: '创建时间',
  updated_at: '更新时间',
  create_time: '创建时间',
  update_time: '更新时间',
  product_count: '商品数',
  total_sales: '已售',
  sold: '已售',
  priority: '顺序',
  visible: '显示',
  active: '启用',
  open: '启用',
  enabled: '启用',
};

/** What the two sides of a switch are called, by what it is called itself: on a phone they stand alone. */
const sides: Readonly<Record<string, readonly [string, string]>> = {
  显示: ['显示', '隐藏'],
  启用: ['启用', '停用'],
};
