import type { May, Must, Role, Shape } from '#fields/Shape.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { roles } from '../../lint/roles.ts';
import { isFieldKind } from '../../lint/shapes.ts';
import { expected } from '../../lint/shapeWords.ts';
import { describe } from './describe.ts';
import { readLoosely, type Spot } from './readLoosely.ts';
import { shapeAt, type Wanted } from './shapeAt.ts';

/** Something that can be written at a place. */
export interface Suggestion {
  readonly label: string;
  /** Beside it, in short. */
  readonly detail?: string;
  /** What is known of it. */
  readonly about?: string | undefined;
  /** What is written in the place of the word; `|` is where the cursor goes on. */
  readonly insert: string;
  readonly is: 'key' | 'value' | 'field';
}

export interface Suggestions extends Pick<Spot, 'from' | 'to'> {
  readonly all: readonly Suggestion[];
}

/** What can be written where the cursor stands: keys, kinds, values, names of fields. */
export function suggest(text: string, pos: number): Suggestions {
  const { value, spot } = readLoosely(text, pos);
  const wanted = shapeAt(spot.path, value);
  const all = spot.is === 'key' ? keysFor(spot, wanted, text, value) : valuesFor(wanted, value, spot);
  return { from: spot.from, to: spot.to, all };
}

function keysFor({ path, from, to }: Spot, { shapes, value, fields }: Wanted, text: string, whole: unknown) {
  const word = text.slice(from, to).replace(/["'`]/g, '');
  const there = isRecord(value) ? Object.keys(value).filter((key) => key !== word) : [];
  // What has its value already is only called otherwise.
  const isNamed = /^\s*:/.test(text.slice(to));
  const insert = (key: string, shape: Shape) => (isNamed ? `"${key}"` : `"${key}": ${startOf(shape)}`);
  return shapes.flatMap((shape): readonly Suggestion[] => {
    if (shape.is === 'map' && shape.named) {
      return fieldsFor(shape.named, fields)
        .filter(({ label }) => !there.includes(label))
        .map((each) => ({ ...each, insert: insert(each.label, shape.of) }));
    }
    if (shape.is !== 'object') return [];
    return Object.entries(shape.keys)
      .filter(([key, entry]) => !there.includes(key) && !isCode(entry.shape) && key !== '$schema')
      .sort(([, one], [, other]) => Number(other.needed) - Number(one.needed))
      .map(([key, entry]) => ({
        ...{ label: key, detail: detailOf(entry), about: describe([...path, key], whole), is: 'key' },
        insert: insert(key, entry.shape),
      }));
  });
}

/** What data cannot say. */
const isCode = (shape: Shape): boolean => shape.is === 'code' || (shape.is === 'map' && isCode(shape.of));

const detailOf = ({ shape, needed }: May | Must): string => `${expected(shape).trim()}${needed ? '，必填' : ''}`;

function valuesFor({ shapes, fields }: Wanted, whole: unknown, { path }: Spot): readonly Suggestion[] {
  const value = (label: string, insert = label): Suggestion => ({ label, insert, is: 'value' });
  return shapes.flatMap((shape): readonly Suggestion[] => {
    switch (shape.is) {
      case 'oneOf':
        return shape.values.map((each) => ({ ...value(each, `"${each}"`), about: aboutKind(path, each, whole) }));
      case 'flag':
        return [value('true'), value('false')];
      case 'yes':
        return [value('true')];
      case 'no':
        return [value('false')];
      case 'fieldName':
        return fieldsFor(shape.role, fields);
      default:
        return [];
    }
  });
}

/** What is said of a kind of field, where the kind is what is written. */
function aboutKind(path: Spot['path'], kind: string, whole: unknown): string | undefined {
  if (path.at(-1) !== 'kind' || !isFieldKind(kind) || !isRecord(whole)) return undefined;
  return describe(['fields', 'x'], { fields: { x: { kind } } });
}

/** The fields that can be named for something. */
const fieldsFor = (role: Role, fields: Wanted['fields']): readonly Suggestion[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isRecord(field) || !isFieldKind(field.kind) || !roles[role].fits(field.kind)) return [];
    return [{ label: name, detail: String(field.label ?? field.kind), insert: `"${name}"`, is: 'field' as const }];
  });

/** How a value of a shape begins, the cursor inside. */
function startOf(shape: Shape): string {
  switch (shape.is) {
    case 'list':
      return '[|]';
    case 'object':
    case 'map':
    case 'field':
    case 'fields':
    case 'access':
      return '{ | }';
    case 'yes':
      return 'true|';
    case 'no':
      return 'false|';
    case 'words':
    case 'text':
    case 'oneOf':
    case 'fieldName':
      return '"|"';
    default:
      return '|';
  }
}

/** What is known of the word at a place, for whoever points at it. */
export function explain(
  text: string,
  pos: number,
): (Pick<Spot, 'from' | 'to'> & { readonly says: string }) | undefined {
  const { value, spot } = readLoosely(text, pos);
  if (spot.from === spot.to) return undefined;
  const word = text.slice(spot.from, spot.to).replace(/["'`]/g, '');
  const path = spot.is === 'key' ? [...spot.path, word] : spot.path;
  const { shapes } = shapeAt(path, value);
  if (shapes.length === 0) return undefined;
  const about = (spot.is === 'value' ? aboutKind(path, word, value) : undefined) ?? describe(path, value);
  const wants = [...new Set(shapes.map((shape) => expected(shape).trim()))].join('或');
  return { from: spot.from, to: spot.to, says: about === undefined ? `这里要${wants}` : `${about}\n这里要${wants}` };
}
