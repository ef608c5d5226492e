import type { Guess } from './guessFields.ts';
import type { Plan } from './planOf.ts';

/** A declaration as data, its fields and calls among it; what nobody could guess is an empty text. */
export interface GuessedDeclaration {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly fields: Readonly<Record<string, GuessedField>>;
}
export type GuessedField = Readonly<Record<string, unknown>>;

/** The declaration a sample shows; words nobody could guess are empty, which the linter tells until they are filled in. */
export function writtenOf(plan: Plan, fields: readonly Guess[]): GuessedDeclaration {
  const { name, label, scope } = plan;
  const required = fields.find(({ kind, readOnly }) => kind === 'text' && !readOnly)?.name;
  const columns = columnsOf(fields);
  return {
    ...{ name, label, scope },
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldOf(field, field.name === required)])),
    calls: callsOf(plan),
    ...(columns && { list: { columns } }),
    ...(isListedOnly(plan) && { form: { as: 'dialog' } }),
  };
}

/** One field as data; the one that records are known by is required. */
export function fieldOf(field: Guess, required = false): GuessedField {
  const { name, kind, label, readOnly, codes, says, of, to, ids, cents, wire, parent, nullable } = field;
  if (kind === 'kept') return { kind, label: label || name };
  return {
    ...{ kind, label },
    ...(required && { required: label && `请输入${label}` }),
    ...(readOnly && { readOnly }),
    ...(wire && { wire }),
    ...(cents && { cents }),
    ...(codes && { options: codes.map((value) => ({ value, label: '' })) }),
    ...(says && { says }),
    ...(to && { to: to.name, shows: to.shows }),
    ...(parent && { parent }),
    ...(ids && { ids }),
    ...(nullable !== undefined && { nullable }),
    ...(of && {
      ...(kind === 'list' && { add: label && `添加${label}` }),
      of: Object.fromEntries(of.map((inner) => [inner.name, fieldOf(inner)])),
    }),
  };
}

const callsOf = ({ noun, plural, verbs, ordered }: Plan) => ({
  noun,
  ...(plural !== `${noun}s` && { plural }),
  ...(verbs.length < 5 && { verbs }),
  ...(ordered && { order: true }),
});

/** More than these would push the buttons of a row out of sight. */
const COLUMNS = 6;
/** What tells records apart, before what is only known of them. */
const telling: readonly Guess['kind'][] = [
  'text',
  'images',
  'image',
  'choice',
  'money',
  'switch',
  'int',
  'day',
  'dateTime',
  'percent',
  'ref',
  'tree',
  'phone',
];

/** Nothing where all that is short fits into a row; else the columns that tell most, in the order of the fields. */
function columnsOf(fields: readonly Guess[]): readonly string[] | undefined {
  const short = fields.filter(({ kind }) => telling.includes(kind));
  if (short.length <= COLUMNS) return undefined;
  const rank = ({ kind, readOnly }: Guess) => telling.indexOf(kind) + (readOnly ? telling.length : 0);
  const kept = [...short].sort((one, other) => rank(one) - rank(other)).slice(0, COLUMNS);
  return fields.filter((field) => kept.includes(field)).map(({ name }) => name);
}

/** What cannot be read alone is written where it is listed. */
const isListedOnly = ({ verbs }: Plan): boolean =>
  !verbs.includes('getOne') && (verbs.includes('create') || verbs.includes('update'));
