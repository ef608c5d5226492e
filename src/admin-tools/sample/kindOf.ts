import type { FieldKind } from '#fields/Field.ts';
import { isObject, type Json } from './Sample.ts';

/** A whole number as JSON or a form writes it. */
export const DIGITS = /^-?\d{1,15}$/;
const IMAGE = /\.(?:png|jpe?g|webp|gif|svg)(?:\?|$)/i;
const VIDEO = /\.(?:mp4|mov|webm|m3u8)(?:\?|$)/i;
const FILE = /\.(?:mp3|pdf|docx?|xlsx?|zip|amr)(?:\?|$)/i;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** So does a name tell per cents. */
export const PERCENT = /(?:^|_)percent(?:age|_off)?$/;
/** Only a name tells cents from whole amounts: a number looks the same. */
export const CENTS = /(?:^|_)(?:cents?|fen)(?:$|_)/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;
/** Moments from 2001 to 2096, in seconds or in milliseconds, of a field that is called a time. */
const EPOCH = /^[1-3]\d{9}(?:\d{3})?$/;
const TIME = /(?:^|_)(?:at|time|date|since|until|created|updated|expires?|timestamp|redeem_by)$|(?:_at|_time|Time|At)$/;
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
const isList = (of: (item: Json) => boolean): Test => every((value) => Array.isArray(value) && value.every(of));
/** Of a list that is empty in every sample nobody knows what it holds. */
const isFilled: Test = (_, values) => values.some((value) => Array.isArray(value) && value.length > 0);
const isFlag = every(
  (value) => value === 0 || value === 1 || value === true || value === false || value === '0' || value === '1',
);
/** Whether a key can be the name of a field. */
const isPlain = (key: string): boolean => /^[a-zA-Z]\w{0,59}$/.test(key);
const isSaid = (value: Json): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;
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
  [
    'images',
    both(
      isFilled,
      isList((item) => typeof item === 'string' && IMAGE.test(item)),
    ),
  ],
  [
    'images',
    both(
      isFilled,
      isList((item) => typeof item === 'string'),
      called(/im(?:g|age)s$|photos$|pictures$/),
    ),
  ],
  [
    'tags',
    both(
      isFilled,
      isList((item) => typeof item === 'string'),
    ),
  ],
  ['blocks', both(isFilled, isList(isBlock))],
  ['list', both(isFilled, isList(isObject))],
  [
    'object',
    both(
      every((value) => isObject(value) && Object.keys(value).every(isPlain)),
      (_, values) => values.some(isSaid),
    ),
  ],
  [
    'json',
    both(
      every((value) => typeof value === 'object'),
      (_, values) => values.some(isSaid),
    ),
  ],
  ['kept', every((value) => typeof value === 'object')],
  ['image', both(isText, texts(IMAGE))],
  ['image', both(isText, called(/(?:^|_)(?:img|image|logo|avatar|icon|cover|qrcode|qr_code|photo|thumb)$/))],
  ['video', texts(VIDEO)],
  ['file', texts(FILE)],
  ['richText', texts(/^\s*<\w+[\s\S]*>/)],
  ['url', texts(/^https?:\/\/\S+$/)],
  ['day', texts(DAY)],
  ['dateTime', texts(INSTANT)],
  [
    'dateTime',
    both(
      called(TIME),
      every((value) => EPOCH.test(String(value))),
    ),
  ],
  [
    'phone',
    both(
      called(/phone|mobile|(?:^|_)tel$/),
      every((value) => typeof value !== 'boolean'),
    ),
  ],
  ['city', both(isWhole, called(/^city(?:_id)?$/))],
  ['money', both(isWhole, called(CENTS))],
  [
    'percent',
    both(
      called(PERCENT),
      every((value) => DECIMAL.test(String(value))),
    ),
  ],
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

/** What kind of field a name with these values is, as far as they tell. */
export const kindOf = (name: string, values: readonly Json[]): FieldKind =>
  kinds.find(([, fits]) => fits(name, values))?.[0] ?? 'text';
