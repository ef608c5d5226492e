import { cents } from '../codecs/cents.ts';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { decimal } from '../codecs/decimal.ts';
import { emptyAs } from '../codecs/emptyAs.ts';
import { flag } from '../codecs/flag.ts';
import { instant } from '../codecs/instant.ts';
import { jsonAsText, jsonInText } from '../codecs/jsonAsText.ts';
import { money } from '../codecs/money.ts';
import { opaque } from '../codecs/opaque.ts';
import { reference, textReference } from '../codecs/reference.ts';
import { type ReferencesWire, references } from '../codecs/references.ts';
import { anything, type Codec, eitherOf, listOf, oneOf, rowOf, spelled, structured } from '../codecs/structure.ts';
import { digits, plainText, text } from '../codecs/text.ts';
import { day } from '../codecs/utcDay.ts';
import { block } from '../entities/block.ts';
import type { StoredField, StoredFields } from './StoredResource.ts';

/** How the database compares values: as words, or as numbers. Others have no order. */
export type Order = 'words' | 'numbers';

/** What is done to a value before it is kept: HTML is cleaned, an address leads to our own files, or to the web. */
export type Care = 'html' | 'blocks' | 'file' | 'url';

interface StoredKind {
  /** On the wire as in `src/fields`; a test holds them against each other. */
  codec(field: StoredField, nest: Nest): Codec;
  readonly order?: Order;
  /** Holds words that a merchant may search for. */
  readonly searched?: true;
  readonly care?: Care;
}

/** How lists and objects stand: as themselves, or as JSON in a text. T2 */
type Nest = (codec: Codec) => Codec;

const words: StoredKind = { codec: () => text, order: 'words', searched: true };
const whole: StoredKind = { codec: () => count, order: 'numbers' };
const file: StoredKind = { codec: () => text, care: 'file' };
const wireIn = (wire: string | undefined): ReferencesWire => (wire === 'text' || wire === 'rows' ? wire : 'list');
const choiceOf = (values: readonly (string | number)[]): Codec =>
  values.every((value) => typeof value === 'number') ? code(values) : oneOf(values);

/** How a value of each kind of field is kept. A kind that is missing here cannot be stored. */
const storedKinds: Readonly<Record<string, StoredKind>> = {
  text: words,
  textarea: words,
  phone: words,
  url: { ...words, care: 'url' },
  int: whole,
  ref: {
    codec: ({ ids }) => (ids === 'text' ? opaque : count),
    order: 'numbers',
  },
  refs: {
    codec: ({ ids, wire }, nest) => references(ids === 'text' ? opaque : count, wireIn(wire), nest),
  },
  tree: {
    codec({ ids, wire, several }, nest) {
      if (several) return references(ids === 'text' ? opaque : count, wireIn(wire), nest);
      return ids === 'text' ? textReference : reference;
    },
    order: 'numbers',
  },
  city: whole,
  money: { codec: (field) => (field.cents ? cents : money), order: 'numbers' },
  decimal: {
    codec: ({ wire, places = 0 }) => decimal({ as: wire === 'number' ? 'number' : 'text', places }),
    order: 'numbers',
  },
  percent: {
    codec: ({ wire, places = 2 }) =>
      decimal({ as: wire === 'text' ? 'text' : 'number', places, left: wire === 'fraction' ? 2 : 0 }),
    order: 'numbers',
  },
  dateTime: {
    codec: ({ wire }) => instant(wire === 'seconds' || wire === 'milliseconds' ? wire : 'iso'),
    order: 'numbers',
  },
  choice: { codec: ({ options = [] }) => choiceOf(options.map(({ value }) => value)), order: 'words' },
  switch: { codec: () => flag, order: 'numbers' },
  tags: { codec: ({ whole }, nest) => nest(listOf(whole ? digits : plainText)), searched: true },
  day: { codec: () => day, order: 'words' },
  image: file,
  file,
  video: file,
  images: { codec: (_, nest) => nest(listOf(text)), care: 'file' },
  blocks: { codec: (_, nest) => nest(listOf(block)), care: 'blocks' },
  richText: { codec: () => text, care: 'html' },
  list: { codec: ({ of = {} }, nest) => nest(listOf(rowOf(codecsOf(of, asItself), optionalIn(of)))) },
  // As its text: what a database makes of JSON has its keys in another order. Inside of a row it is what the row is.
  json: {
    codec: ({ wire }, nest) =>
      wire === 'text' ? jsonInText : nest === asItself ? emptyAs(jsonAsText(nest), null) : emptyAs(jsonInText, ''),
  },
  object: {
    codec: ({ of = {} }, nest) => nest(rowOf(codecsOf(lenient(of), asItself), new Set(Object.keys(of)))),
    searched: true,
  },
  union: {
    codec: ({ variants = {} }, nest) => eitherOf(Object.values(variants).flatMap((each) => codecOf(each, nest) ?? [])),
  },
  kept: { codec: () => anything },
  constant: { codec: ({ value }) => choiceOf(value === undefined ? [] : [value]) },
};

const asItself: Nest = (codec) => codec;
/** What its sender left out, or says null of, is kept so. */
const lenient = (of: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(of).map(([name, field]) => [name, { ...field, nullable: field.nullable ?? true }]));
const optionalIn = (fields: StoredFields): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.required === undefined));

const kindOf = ({ kind }: StoredField): StoredKind | undefined =>
  Object.hasOwn(storedKinds, kind) ? storedKinds[kind] : undefined;

/** @param nothing how null stands: a form body has none. */
function codecOf(field: StoredField, nest: Nest, nothing: null | '' = null): Codec | undefined {
  const codec = kindOf(field)?.codec(field, nest);
  const { nullable } = field;
  return codec && nullable !== undefined ? emptyAs(codec, nullable === true ? nothing : nullable) : codec;
}

const codecsOf = (fields: StoredFields, nest: Nest, nothing: null | '' = null): Record<string, Codec> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const codec = codecOf(field, nest, nothing);
      return codec ? [[name, codec]] : [];
    }),
  );

/** How an answer holds these fields, and how they are kept. */
export const keptCodecs = (fields: StoredFields): Record<string, Codec> => codecsOf(fields, structured);

/** How a form body holds these fields; what nobody fills in is not among them. T2 */
export const sentCodecs = (fields: StoredFields): Record<string, Codec> =>
  codecsOf(Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly)), spelled, '');

/** How values of a field are compared; undefined for those that have no order. */
export function orderOf(field: StoredField): Order | undefined {
  const { order } = kindOf(field) ?? {};
  if (holdsIds(field)) return undefined;
  const isWords = (field.kind === 'dateTime' && field.wire === 'iso') || (order === 'numbers' && field.ids === 'text');
  if (isWords) return 'words';
  const isCode = field.kind === 'choice' && field.options?.every(({ value }) => typeof value === 'number');
  return isCode ? 'numbers' : order;
}

/** Whether it holds a list of ids, each of which is looked for. */
export const holdsIds = ({ kind, several }: StoredField): boolean => kind === 'refs' || several === true;

/** Whether the words in it are looked for. */
export const isSearched = (field: StoredField): boolean => kindOf(field)?.searched === true;

/** What is done to its values before they are kept. */
export const careOf = (field: StoredField): Care | undefined => kindOf(field)?.care;
