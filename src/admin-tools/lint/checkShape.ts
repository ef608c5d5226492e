import type { Role, Shape, ShapeKeys } from '#fields/Shape.ts';
import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { memoize } from '#schemas/memoize.ts';
import { type Finding, found, type Path } from './Finding.ts';
import { isReserved } from './isReserved.ts';
import { nearest } from './nearest.ts';
import { roles } from './roles.ts';
import { seenBefore } from './seenBefore.ts';
import { accessAsCode, accessAsData, fieldKinds, isFieldKind, keysOfField, recordRule } from './shapes.ts';
import { actual, expected, suits } from './shapeWords.ts';

type Names = Readonly<Record<string, unknown>>;
type Of<Is extends Shape['is']> = Extract<Shape, { is: Is }>;

/** What a check has to know beside the value. */
export interface About {
  /** The fields that may be named here. */
  readonly fields: Names;
  /** It is written as data: what only code can say is refused. */
  readonly data: boolean;
}
type Check<S extends Shape> = (value: unknown, shape: S, path: Path, about: About) => readonly Finding[];

const wrong = (value: unknown, shape: Shape, path: Path): readonly Finding[] => [
  found('wrong-type', path, `这里要${expected(shape)}，写的是${actual(value)}`),
];
const when =
  (fits: (value: unknown) => boolean): Check<Shape> =>
  (value, shape, path) =>
    fits(value) ? [] : wrong(value, shape, path);

const oneOf: Check<Of<'oneOf'>> = (value, shape, path) => {
  if (typeof value !== 'string') return wrong(value, shape, path);
  if (shape.values.includes(value)) return [];
  const what = `没有 "${value}" 这个写法，可以写 ${expected(shape)}`;
  return [found('unknown-value', path, what, { meant: nearest(value, shape.values) })];
};

const list: Check<Of<'list'>> = (value, shape, path, about) => {
  if (!Array.isArray(value)) return wrong(value, shape, path);
  const { exactly, least = 0 } = shape;
  const inside = value.flatMap((item, nth) => checkShape(item, shape.of, [...path, nth], about));
  const isAgain = seenBefore();
  const again = shape.once
    ? value.flatMap((item, nth) =>
        isAgain(item) ? [found('repeated-entry', [...path, nth], `"${String(item)}" 在这里写了两次`)] : [],
      )
    : [];
  const few = value.length < (exactly ?? least) || (exactly !== undefined && value.length > exactly);
  const count = exactly === undefined ? `至少 ${least} 项` : `正好 ${exactly} 项`;
  return [
    ...inside,
    ...again,
    ...(few ? [found('wrong-type', path, `这里要${count}，现在有 ${value.length} 项`)] : []),
  ];
};

/** The keys of one object: none that nothing reads, none left out. */
function keys(thing: Values, known: ShapeKeys, path: Path, about: About): readonly Finding[] {
  const inside = Object.entries(thing).flatMap(([key, value]) => {
    // What every object has is no key of ours.
    const entry = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!entry) {
      const options = { at: 'key', meant: nearest(key, Object.keys(known)) } as const;
      return [found('unknown-key', [...path, key], `没有 "${key}" 这个键`, options)];
    }
    if (value === undefined && !entry.needed) return [];
    return checkShape(value, entry.shape, [...path, key], about);
  });
  const missing = neededIn(known)
    .filter((key) => !(key in thing))
    .map((key) => missingKey(key, entryIsCode(known[key], about), path));
  return [...inside, ...missing];
}

/** The keys that must be said; found once for each shape, of which thousands of fields may be. */
const neededIn = memoize((known: ShapeKeys) => Object.keys(known).filter((key) => known[key]?.needed));

const entryIsCode = (entry: ShapeKeys[string] | undefined, { data }: About) => data && entry?.shape.is === 'code';
const missingKey = (key: string, isCode: boolean, path: Path) =>
  isCode ? found('code-only', path, `"${key}" 不能少，它是代码`) : found('missing-key', path, `缺少 "${key}"`);

const map: Check<Of<'map'>> = (value, shape, path, about) => {
  if (!isRecord(value)) return wrong(value, shape, path);
  return Object.entries(value).flatMap(([key, item]) => [
    ...(shape.named ? named(key, shape.named, [...path, key], about.fields, 'key') : taken(key, [...path, key])),
    ...checkShape(item, shape.of, [...path, key], about),
  ]);
};

/** That a name is one of a field, and that the field can be used so. */
export function named(name: string, role: Role, path: Path, siblings: Names, at?: 'key'): readonly Finding[] {
  const fits = (each: string) => {
    const field = siblings[each];
    return isRecord(field) && isFieldKind(field.kind) && roles[role].fits(field.kind);
  };
  const place = at ? { at } : {};
  if (!Object.hasOwn(siblings, name)) {
    const all = Object.keys(siblings);
    const meant = nearest(name, all.filter(fits)) ?? nearest(name, all);
    return [found('unknown-field', path, `没有叫 "${name}" 的字段`, { ...place, meant })];
  }
  const kind = isRecord(siblings[name]) ? siblings[name].kind : undefined;
  if (fits(name) || !isFieldKind(kind)) return [];
  return [found('unfit-field', path, `"${name}" 是 ${kind} 字段，这里要${roles[role].wants}`, place)];
}

/** That a name is not one of the program's own. */
const taken = (name: string, path: Path): readonly Finding[] =>
  isReserved(name) ? [found('reserved-name', path, `"${name}" 是程序自己的名字`, { at: 'key' })] : [];

const FIELD_NAME = /^[A-Za-z_]\w{0,59}$/;

const text: Check<Of<'text'>> = (value, shape, path) => {
  if (typeof value !== 'string') return wrong(value, shape, path);
  const { like, wants } = shape;
  // What is written as something that a rule knows more of is told by that rule.
  if (like === undefined || wants === undefined) return [];
  if (!new RegExp(like).test(value)) return [found('malformed-name', path, `"${value}" 要写成${wants}`)];
  return isReserved(value) ? [found('reserved-name', path, `"${value}" 是程序自己的名字`)] : [];
};

const field: Check<Of<'field'>> = (value, shape, path, about) => {
  if (!isRecord(value)) return wrong(value, shape, path);
  const { kind } = value;
  if (isFieldKind(kind)) return keys(value, keysOfField(kind), path, about);
  if (kind === undefined) return [found('missing-key', path, '缺少 "kind"')];
  const what = `没有 ${actual(kind).replace(/^文字 /, '')} 这种字段`;
  return [found('unknown-kind', [...path, 'kind'], what, { meant: nearest(String(kind), fieldKinds) })];
};

const fields: Check<Of<'fields'>> = (value, shape, path, about) => {
  if (!isRecord(value)) return wrong(value, shape, path);
  return Object.entries(value).flatMap(([name, one]) => [
    ...(FIELD_NAME.test(name)
      ? []
      : [found('malformed-name', [...path, name], `"${name}" 不能做字段名`, { at: 'key' as const })]),
    ...taken(name, [...path, name]),
    ...field(one, { is: 'field' }, [...path, name], { ...about, fields: value }),
  ]);
};

/** One rule of a right, told by what it says: conditions on the record, or a role. */
const ruleOf = (value: unknown, path: Path, about: About): readonly Finding[] =>
  checkShape(value, isRecord(value) && 'when' in value ? recordRule : { is: 'access' }, path, about);

const checks: { readonly [Is in Shape['is']]: Check<Of<Is>> } = {
  words: when((value) => typeof value === 'string'),
  text,
  number: when((value) => typeof value === 'number' && Number.isFinite(value)),
  flag: when((value) => typeof value === 'boolean'),
  yes: when((value) => value === true),
  no: when((value) => value === false),
  anything: () => [],
  code: (value, shape, path, { data }) => {
    if (data) return [found('code-only', path, `"${String(path.at(-1))}" 是代码，数据里写不了`, { at: 'key' })];
    return typeof value === 'function' || (typeof value === 'object' && value !== null)
      ? []
      : wrong(value, shape, path);
  },
  access: (value, _, path, about) =>
    checkShape(value, { is: 'object', keys: about.data ? accessAsData : accessAsCode }, path, about),
  right: (value, _, path, about) =>
    Array.isArray(value)
      ? value.flatMap((each, nth) => ruleOf(each, [...path, nth], about))
      : ruleOf(value, path, about),
  oneOf,
  list,
  object: (value, shape, path, about) =>
    isRecord(value) ? keys(value, shape.keys, path, about) : wrong(value, shape, path),
  map,
  either: (value, shape, path, about) => {
    const one = shape.of.find((each) => suits(value, each));
    return one ? checkShape(value, one, path, about) : wrong(value, shape, path);
  },
  fieldName: (value, shape, path, about) =>
    typeof value === 'string' ? named(value, shape.role, path, about.fields) : wrong(value, shape, path),
  field,
  fields,
};

/** Whether a value has a shape, and what not. */
export function checkShape(value: unknown, shape: Shape, path: Path, about: About): readonly Finding[] {
  // The check of a shape takes that shape; no type can say so of a table that is looked up by it.
  const check = checks[shape.is] as Check<Shape>;
  return check(value, shape, path, about);
}
