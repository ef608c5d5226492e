import * as z from 'zod/mini';
import { count } from '#schemas/codecs/count.ts';
import { flag } from '#schemas/codecs/flag.ts';
import { money } from '#schemas/codecs/money.ts';
import { type Codec, objectOf } from '#schemas/codecs/structure.ts';
import { text } from '#schemas/codecs/text.ts';
import { day } from '#schemas/codecs/utcDay.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { rowSubject } from '../exchanges/subjects.ts';
import type { Mistake, Mutant } from './Mutant.ts';

/** A row with one mistake in it. */
interface Changed {
  readonly what: string;
  readonly mistake: Mistake;
  readonly row: Endpoint;
}

/** Every mistake that can be made in one row. */
export const rowMutants = (name: string, row: Endpoint): readonly Mutant[] =>
  [...addresses(row), ...policies(row), ...sides(row)].map(({ what, mistake, row: wrong }) => ({
    name: `${name}: ${what}`,
    mistake,
    subjects: [rowSubject(name, wrong)],
  }));

function addresses(row: Endpoint): readonly Changed[] {
  const { path, method } = row;
  const slash: Endpoint['path'] = path.endsWith('/') ? `/api/applet/${path.slice(12, -1)}` : `${path}/`;
  return [
    { what: 'a letter of its path is missing', mistake: 'wrong path', row: { ...row, path: cut(path) } },
    { what: 'the slash at its end', mistake: 'wrong path', row: { ...row, path: slash } },
    { what: 'its method', mistake: 'wrong method', row: { ...row, method: method === 'GET' ? 'POST' : 'GET' } },
  ];
}

const cut = (path: Endpoint['path']): Endpoint['path'] => `/api/applet/${path.slice(12, -2)}${path.slice(-1)}`;

function policies({ passes, flat, ...row }: Endpoint): readonly Changed[] {
  const mistake = 'wrong error policy';
  const whole = { ...row, ...(flat !== undefined && { flat }) };
  return [
    passes === undefined
      ? { what: 'a 404 is an answer', mistake, row: { ...whole, passes: 404 } }
      : { what: 'its 404 is a failure', mistake, row: whole },
    { what: 'a refusal is an answer', mistake, row: { ...whole, passes: 9 } },
    ...(flat === undefined ? [] : [{ what: 'its record stands in its place only', mistake, row } as const]),
  ];
}

function sides(row: Endpoint): readonly Changed[] {
  const request = objects(row.request, "the request's field").map(({ schema, ...rest }) => ({
    ...rest,
    row: { ...row, request: schema },
  }));
  const response = objects(row.response, "the answer's field").map(({ schema, ...rest }) => ({
    ...rest,
    row: { ...row, response: schema },
  }));
  return [...request, ...response];
}

interface ChangedSchema {
  readonly what: string;
  readonly mistake: Mistake;
  readonly schema: z.ZodMiniObject;
}

/** Every mistake that can be made in one field of an object, or in one of the records inside. */
function objects(schema: z.ZodMiniObject, where: string): readonly ChangedSchema[] {
  const { shape } = schema.def;
  return Object.entries(shape).flatMap(([name, field]) => {
    const rest = Object.fromEntries(Object.entries(shape).filter(([key]) => key !== name));
    const what = `${where} "${name}"`;
    const put = (codec: unknown) => objectOf(asShape({ ...shape, [name]: codec }));
    return [
      {
        what: `${what} is called otherwise`,
        mistake: 'wrong field name',
        schema: objectOf(asShape(renamed(shape, name))),
      },
      { what: `${what} is lost`, mistake: 'lost field', schema: objectOf(asShape(rest)) },
      ...swapsOf(field).map(([said, codec]) => ({
        what: `${what} ${said}`,
        mistake: 'swapped codec' as const,
        schema: put(codec),
      })),
      ...inside(field).flatMap(([inner, wrap]) =>
        objects(inner, `${what} within it`).map((changed) => ({ ...changed, schema: put(wrap(changed.schema)) })),
      ),
    ] as const;
  });
}

const renamed = (shape: object, name: string) =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key === name ? `${name}_` : key, field]));

const asShape = (shape: object): Record<string, Codec> =>
  Object.fromEntries(
    Object.entries(shape).filter((entry): entry is [string, Codec] => entry[1] instanceof z.ZodMiniType),
  );

/** Records that stand in a field, and how they are put back. */
function inside(field: unknown): readonly (readonly [z.ZodMiniObject, (inner: z.ZodMiniObject) => Codec])[] {
  if (field instanceof z.ZodMiniObject) return [[field, (inner) => inner]];
  if (field instanceof z.ZodMiniArray && field.def.element instanceof z.ZodMiniObject) {
    return [[field.def.element, (inner) => z.array(inner)]];
  }
  return [];
}

/** Codecs somebody could take for the one that is meant. */
function swapsOf(field: unknown): readonly (readonly [string, Codec])[] {
  const bare = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
  const wrap = (codec: Codec): Codec => (field instanceof z.ZodMiniOptional ? z.optional(codec) : codec);
  const swap = (said: string, codec: Codec) => [said, wrap(codec)] as const;
  if (bare === count) return [swap('is a text', text), swap('is a flag', flag)];
  if (bare === text) return [swap('is a count', count), swap('is a day', day)];
  if (bare === money) return [swap('is a count', count)];
  if (bare === flag) return [swap('is a count', count), swap('is a plain boolean', z.boolean())];
  if (bare === day) return [swap('is a text', text), swap('is a count', count)];
  if (bare instanceof z.ZodMiniString) return [swap('is a count', count)];
  if (bare instanceof z.ZodMiniPipe) return [swap('is a text', text), swap('is a count', count)];
  if (bare instanceof z.ZodMiniArray || bare instanceof z.ZodMiniObject) return [swap('is a text', text)];
  return [];
}
