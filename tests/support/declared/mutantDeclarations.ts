import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { everyKind } from '../everyKind.ts';

const { computed: _, ...plain } = everyKind;
// A tree wants records that belong to each other: its own.
const fields = { ...plain, tree: { ...plain.tree, to: 'wholes', shows: 'text', parent: 'tree' } };
/** A declaration as data that says a little of everything. */
const whole = {
  name: 'wholes',
  label: '全样',
  title: '全样管理',
  scope: 'shop',
  routes: {
    ...{ list: '/shop/:sid/whole/list', create: '/shop/:sid/whole/add' },
    ...{ edit: '/shop/:sid/whole/:wholeId/edit', editParam: 'wholeId', show: '/shop/:sid/whole/show' },
  },
  menu: '全样',
  goKey: 'w',
  rights: { deleteOne: { below: 3, reason: '只有管理员能删' } },
  fields: {
    ...fields,
    union: { ...fields.union, label: '另一种规格' },
    start: { kind: 'day', label: '起' },
    end: { kind: 'day', label: '止' },
    type: {
      ...{ kind: 'choice', label: '形式' },
      options: [
        { value: 2, label: '多行' },
        { value: 3, label: '一段' },
      ],
    },
    constant: { kind: 'constant', label: '固定值', value: 7 },
  },
  calls: { noun: 'whole', plural: 'wholes', filters: ['choice'] },
  list: {
    columns: { text: 'minmax(120px, 1fr)', choice: '112px', money: '112px', dayRange: '210px' },
    title: 'text',
    tabs: 'choice',
    sort: ['money'],
    filters: ['switch', 'money'],
    search: ['text'],
    empty: '还没有全样',
    links: [{ label: '首页', to: '/dashboard' }],
    detail: { fields: ['textarea'] },
    news: { part: 1, everyMs: 60_000 },
    grid: { label: '一起改', fields: ['text', 'money'] },
  },
  form: {
    sections: [
      { title: '一', fields: ['text', 'choice', 'switch', 'type', 'union', 'dayRange'] },
      { title: '二', fields: ['textarea', 'money', 'list', 'images', 'blocks'] },
    ],
    when: { money: { choice: [1] }, textarea: { switch: [true] } },
    clone: { drop: ['text'] },
  },
  show: { fields: ['text', 'choice', 'money', 'list'] },
  texts: { measure: '个', add: '添加全样', created: '已添加' },
  affects: ['wholes'],
  examples: [{ text: '一', choice: 1, money: '1.50', switch: true }],
};
const beside: unknown = JSON.parse(readFileSync('tests/fixtures/shop/resources.json', 'utf8')).resources;

/** Good ones, as plain data. */
export const goodDeclarations: readonly unknown[] = [
  JSON.parse(JSON.stringify(whole)),
  ...(Array.isArray(beside) ? beside.slice(0, 1) : []),
];

/** Tags, to which those refer. */
export const referred = [{ name: 'tags', scope: 'shop', fields: { name: everyKind.text } }] as const;

type Deed = (value: unknown) => unknown;

const odd = fc.constantFrom<unknown>(
  ...['', ' ', '__proto__', 'constructor', 'toString', '../..', '/', ':', '*', '😀', '<script>', '\u202e', '\0'],
  ...['甲'.repeat(5000), 'a?/'.repeat(60), '(a+)+$', '$x', '%E4%B8', 'id', 'shop_id', 'list', 'choice', 'text'],
  ...[0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, true, false, null, [], {}, [[]], [null], { kind: 'text' }],
);
/** What is done to one part; undefined takes it away. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constant<Deed>(() => undefined),
  odd.map(
    (put): Deed =>
      () =>
        put,
  ),
  fc.constantFrom<Deed>(
    (value) => [value],
    (value) => ({ inside: value }),
    (value) => (typeof value === 'number' ? String(value) : JSON.stringify(value)),
    (value) => (Array.isArray(value) ? [...value, ...value].toReversed() : value),
    (value) => (typeof value === 'string' ? value.repeat(40) : Array.from({ length: 40 }, () => value)),
    (value) => Array.from({ length: 50 }).reduce<unknown>((inside) => ({ of: { inside } }), value),
  ),
);
const change = fc.record({ steps: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }), deed, other: fc.nat(1000) });

/** Does something to a part, found by so many steps into it; a name may change places with another one. */
function changed(
  value: unknown,
  { steps, deed, other }: { steps: readonly number[]; deed: Deed; other: number },
): unknown {
  const [step = 0, ...deeper] = steps;
  if (!isRecord(value) && !Array.isArray(value)) return deed(value);
  const entries = Object.entries(value);
  const [name, part] = entries[step % Math.max(1, entries.length)] ?? [];
  if (name === undefined) return deed(value);
  const next = deeper.length > 0 ? changed(part, { steps: deeper, deed, other }) : deed(part);
  const swapped = other % 7 === 0 ? entries[other % entries.length] : undefined;
  const parts = entries.flatMap(([key, inside]): [string, unknown][] => {
    if (key === swapped?.[0] && key !== name) return [[key, part]];
    if (key !== name) return [[key, inside]];
    return next === undefined ? [] : [[key, swapped ? swapped[1] : next]];
  });
  return Array.isArray(value) ? parts.map(([, inside]) => inside) : Object.fromEntries(parts);
}

/** A good declaration with one to three parts deleted, retyped, swapped, nested, lengthened or made odd. */
export const anyMutant: fc.Arbitrary<unknown> = fc
  .record({ of: fc.constantFrom(...goodDeclarations), changes: fc.array(change, { minLength: 1, maxLength: 3 }) })
  .map(({ of, changes }) => changes.reduce<unknown>(changed, of));
