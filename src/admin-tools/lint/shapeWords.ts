import type { Shape } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** What a value is, in the words of a finding. */
export const actual = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return '一个列表';
  if (typeof value === 'object') return '一个对象';
  if (typeof value === 'function') return '一个函数';
  return typeof value === 'string' ? `文字 ${JSON.stringify(value)}` : `${typeof value} ${String(value)}`;
};

/** What a shape asks for, in the words of a finding. */
export const expected = (shape: Shape): string => {
  if (shape.is === 'either') return shape.of.map(expected).join('或');
  if (shape.is === 'oneOf') return shape.values.map((value) => `"${value}"`).join('、');
  return plainNames[shape.is];
};
const plainNames: Readonly<Record<Exclude<Shape['is'], 'either' | 'oneOf'>, string>> = {
  words: '一段文字',
  text: '一段文字',
  number: '一个数',
  flag: ' true 或 false',
  yes: ' true',
  no: ' false',
  anything: '一个值',
  code: '代码',
  list: '一个列表',
  object: '一个对象',
  map: '一个对象',
  fieldName: '一个字段名',
  field: '一个字段',
  fields: '一组字段',
  access: '一个对象',
  right: '一条或几条规则',
};
/** Whether a value is of the right type at all, whatever is inside of it. */
export const suits = (value: unknown, shape: Shape): boolean => {
  if (shape.is === 'either') return shape.of.some((one) => suits(value, one));
  if (shape.is === 'right') return isRecord(value) || Array.isArray(value);
  if (shape.is === 'list') return Array.isArray(value);
  if (['object', 'map', 'field', 'fields', 'access'].includes(shape.is)) return isRecord(value);
  if (['words', 'text', 'fieldName', 'oneOf'].includes(shape.is)) return typeof value === 'string';
  if (shape.is === 'number') return typeof value === 'number';
  if (shape.is === 'no') return value === false;
  if (shape.is === 'yes') return value === true;
  return true;
};
