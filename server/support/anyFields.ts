import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { hostileTexts } from './hostileTexts.ts';
import { kindOfId, type OwnedThings } from './ownedThings.ts';
import { validFields } from './validFields.ts';

/** The fields of a call as they are sent; a name may come twice. */
export type SentFields = readonly (readonly [name: string, value: string])[];

const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.double().map(String),
);

/**
 * What anybody might send to a row: what it asks for, the same with a field or two that are nearly right or quite wrong,
 * left out or given twice, and with fields it does not know.
 *
 * @param things ids that exist: mostly those of the first are sent, sometimes those of the others.
 */
export function anyFields(row: Endpoint, things: readonly OwnedThings[]): fc.Arbitrary<SentFields> {
  const shape = Object.entries(row.request.def.shape);
  const [first] = things;
  const usual = validFields(row, first ?? {});
  const right = shape.map(([name, schema]) => {
    const any = wireOf(schema, { row, things, path: name }).map((value): SentFields => [[name, spell(value)]]);
    const valid = usual[name];
    if (valid === undefined) return any;
    return fc.oneof({ weight: 6, arbitrary: fc.constant<SentFields>([[name, valid]]) }, { weight: 1, arbitrary: any });
  });
  const change = fc.tuple(fc.nat(Math.max(0, shape.length - 1)), changeOfField);
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(fc.tuple(...right), changes, fc.array(unknownField, { maxLength: 1 }))
    .map(([fields, made, unknown]) => [
      ...fields.flatMap((field, at) => made.reduce((now, [where, apply]) => (where === at ? apply(now) : now), field)),
      ...unknown,
    ]);
}

const unknownField = fc.tuple(fc.constantFrom('role', 'merchant_id', '__proto__', 'constructor', ''), hostile);

/** What is done to a field that was right. */
const changeOfField: fc.Arbitrary<(field: SentFields) => SentFields> = fc.oneof(
  hostile.map((text) => (field: SentFields) => field.map(([name]) => [name, text] as const)),
  hostile.map((text) => (field: SentFields) => field.flatMap((sent) => [sent, [sent[0], text] as const])),
  fc.tuple(fc.nat(), fc.constantFrom('', '0', '"', '\\', ']', '\0')).map(
    ([at, put]) =>
      (field: SentFields) =>
        field.map(([name, text]) => [name, spoil(text, at, put)] as const),
  ),
  fc.constant(() => []),
);

interface Place {
  readonly row: Endpoint;
  readonly things: readonly OwnedThings[];
  /** `spec.id` for the id of a row of `spec`. */
  readonly path: string;
}

/** A value that a schema reads, as JSON holds it, its rules left aside. */
function wireOf(schema: unknown, place: Place): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) return recordOf(schema.def.shape, place);
  if (schema instanceof z.ZodMiniArray) return fc.array(wireOf(schema.def.element, place), { maxLength: 3 });
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return wireOf(schema.def.innerType, place);
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map((option) => wireOf(option, place)));
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniNumber) return numberOf(place);
  if (schema instanceof z.ZodMiniBoolean) return fc.constantFrom(0, 1);
  if (schema instanceof z.ZodMiniString) return textOf(schema);
  if (schema instanceof z.ZodMiniPipe) return wireOf(schema.def.out, place);
  throw new Error(`Failed to make up "${place.path}" of ${place.row.path}: its kind of schema is not known here.`);
}

const recordOf = (shape: Readonly<Record<string, unknown>>, place: Place) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [
        name,
        wireOf(schema, { ...place, path: `${place.path}.${name}` }),
      ]),
    ),
    { requiredKeys: Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodMiniOptional)) },
  );

function numberOf({ row, things, path }: Place): fc.Arbitrary<number> {
  const kind = kindOfId(row, path);
  const ids = things.flatMap((each) => (kind in each ? [Number(each[kind])] : []));
  const small = fc.integer({ min: 0, max: 60 });
  const odd = fc.constantFrom(-1, 0, 1e9, 2 ** 31, 2 ** 53 - 1, 999_999_999_999_999, -999_999_999_999_999);
  const usual = ids.length > 0 ? fc.constantFrom(...ids) : small;
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: small });
}

/** A text of the shape that is asked for: any, an amount, a day. */
function textOf(schema: z.ZodMiniString): fc.Arbitrary<string> {
  const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const near = fc.constantFrom('2026-03-08', '0001-01-01', '0000-12-31', '9999-12-31', '2026-02-30');
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    fc.constantFrom('0', '-1', '9'.repeat(400), `0.${'9'.repeat(400)}`, '00012.50'),
  );
  const shaped = fc.oneof(day, near, amount).filter((text) => z.safeParse(schema, text).success);
  const isPlain = z.safeParse(schema, '团').success;
  return isPlain ? fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), hostile) : shaped;
}

const spell = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The same with one character exchanged: a bracket that closes nothing, a digit too many. */
function spoil(text: string, at: number, put: string): string {
  const place = at % (text.length + 1);
  return text.slice(0, place) + put + text.slice(place + 1);
}
