import { complete } from '#crud/declare/complete.ts';
import { declaredFrom } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import type { Resource } from '#crud/Resource.ts';
import { kinds } from '#fields/kinds.ts';
import type { Shape, ShapeKeys } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { type Path, pathText } from '../../lint/Finding.ts';
import { declarationAsData, isFieldKind, keysOfField } from '../../lint/shapes.ts';
import { suits } from '../../lint/shapeWords.ts';

/** A resource as data can say it. */
export interface AsData {
  readonly written: Readonly<Record<string, unknown>>;
  /** What only code can say, left out: `actions`, `list.tools`. */
  readonly leftOut: readonly string[];
}

type Written = Readonly<Record<string, unknown>>;

/** A resource of the product as a declaration that is data: a copy under a name of its own, at addresses of its own. */
export function asData(resource: Resource, name: string): AsData {
  const left = new Set<string>(['calls']);
  const calls = habitOf(resource);
  const { actions, routes: _, goKey: __, calls: ___, fields: declared, ...said } = resource;
  // What each of them does is code.
  if (Object.keys(actions).length > 0) left.add('actions');
  const own = ['shop_id', 'page', 'size', 'id', `${calls.noun}_id`];
  for (const key of own) if (key in declared) left.add(`fields.${key}`);
  const free = Object.fromEntries(Object.entries(declared).filter(([key]) => !own.includes(key)));
  const fields =
    mapIn(free, ['fields'], (field, path) => dataIn(field, { is: 'field' }, path, { left, names: all })) ?? {};
  const keys = Object.fromEntries(Object.entries(declarationAsData).filter(([key]) => !made.has(key)));
  const names = (name: string) => Object.hasOwn(fields, name);
  const { label, scope, kind, ...rest } = objectIn({ ...said, list: listOf(resource) }, keys, [], { left, names });
  const whole = { name, label, scope, ...(kind === 'singleton' && { kind }), fields, calls };
  return { written: { ...whole, ...withoutUsual(rest, whole) }, leftOut: [...left] };
}

/** Made here, or with the fields. */
const made: ReadonlySet<string> = new Set(['name', 'fields', 'calls', 'actions']);
const all = () => true;

/** What a value is read with. */
interface Reading {
  /** Where code was met. */
  readonly left: Set<string>;
  /** Whether there is a field of this name. */
  readonly names: (name: string) => boolean;
}

/** Columns as a declaration writes them: names, with widths only where one is not its kind's own. */
function listOf({ list, fields }: Resource): Written {
  const usual = list.columns.every(({ field, size }) => size === kinds[fields[field]?.kind ?? 'text'].cell.width);
  const columns = usual
    ? list.columns.map(({ field }) => field)
    : Object.fromEntries(list.columns.map(({ field, size }) => [field, size]));
  return { ...list, columns };
}

/** By the applet's habit of naming calls, as near as its own rows come to it. */
function habitOf({ name, calls, order }: Resource): WrittenAsData['calls'] {
  const paths = [calls.update, calls.create, calls.getOne, calls.deleteOne].flatMap((call) => call?.row.path ?? []);
  const named = paths.map((path) => /\/(\w+)\/(?:info\/get|add|update|del)\/?$/.exec(path)?.[1]).find(Boolean);
  const noun = named ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const verbs = (['getList', 'getOne', 'create', 'update', 'deleteOne'] as const).filter((verb) => calls[verb]);
  const filters = calls.getList?.filters ?? [];
  return {
    noun,
    ...(verbs.length < 5 && { verbs }),
    ...(order && { order: true as const }),
    ...(filters.length > 0 && { filters }),
  };
}

/** What follows from the fields anyway needs no saying. */
function withoutUsual(rest: Written, whole: Written): Written {
  let usual: unknown;
  try {
    // What a linter would refuse of it throws, and then all of it is said.
    usual = complete(declaredFrom(whole as unknown as WrittenAsData));
  } catch {
    return rest;
  }
  return differing(rest, isRecord(usual) ? { ...usual, list: listOf(usual as unknown as Resource) } : {});
}

function differing(said: Written, usual: Written): Written {
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => {
      const other = usual[key];
      if (JSON.stringify(value) === JSON.stringify(other)) return [];
      if (!isRecord(value)) return [[key, value]];
      const rest =
        isRecord(other) && (key === 'list' || key === 'texts' || key === 'form') ? differing(value, other) : value;
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );
}

/** A value as far as it is data; undefined for what is code. */
function dataIn(value: unknown, shape: Shape, path: Path, reading: Reading): unknown {
  switch (shape.is) {
    case 'code':
      reading.left.add(pathText(path.filter((step) => typeof step === 'string')));
      return undefined;
    case 'either': {
      const one = shape.of.find((each) => suits(value, each));
      return one && dataIn(value, one, path, reading);
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, nth) => dataIn(item, shape.of, [...path, nth], reading) ?? [])
        : undefined;
    case 'map':
      return mapIn(value, path, (inner, at) =>
        shape.named && !reading.names(String(at.at(-1))) ? undefined : dataIn(inner, shape.of, at, reading),
      );
    case 'fields':
      return mapIn(value, path, (inner, at) => dataIn(inner, { is: 'field' }, at, { ...reading, names: all }));
    case 'fieldName':
      return typeof value === 'string' && reading.names(value) ? value : undefined;
    case 'object':
      return isRecord(value) ? wholeObject(value, shape.keys, path, reading) : undefined;
    case 'field':
      return isRecord(value) && isFieldKind(value.kind)
        ? wholeObject(
            { ...value, ...(value.kind === 'constant' && { value: value.initial }) },
            keysOfField(value.kind),
            path,
            reading,
          )
        : undefined;
    case 'access':
      if (isRecord(value) && typeof value.below === 'number') return { below: value.below, reason: value.reason };
      reading.left.add(pathText(path));
      return undefined;
    default:
      return value;
  }
}

function mapIn(value: unknown, path: Path, inside: (value: unknown, path: Path) => unknown): Written | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, inside(inner, [...path, key])] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined && !isEmpty(inner)));
}

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** The object without its code; undefined where what it cannot do without is code. */
function wholeObject(value: Written, keys: ShapeKeys, path: Path, reading: Reading): Written | undefined {
  const read = objectIn(value, keys, path, reading);
  return Object.entries(keys).every(([key, { needed }]) => !needed || read[key] !== undefined) ? read : undefined;
}

function objectIn(value: Written, keys: ShapeKeys, path: Path, reading: Reading): Written {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, { shape }]) => {
      if (value[key] === undefined) return [];
      const inner = dataIn(value[key], shape, [...path, key], reading);
      const isNothing = inner === undefined || (Array.isArray(inner) && inner.length === 0) || isEmpty(inner);
      return isNothing ? [] : [[key, inner]];
    }),
  );
}
