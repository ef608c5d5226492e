import { expect, it, test } from 'vitest';
import { kindShapes } from '#fields/kindShapes.ts';
import type { Shape, ShapeKeys } from '#fields/Shape.ts';
import { resourceSchema, resourcesSchema } from '../json/jsonSchema.ts';
import { accessAsCode, accessAsData, base, declaration, declarationAsData, resourcesFile } from './shapes.ts';

interface Said {
  /** `declaration.list.news.everyMs` */
  readonly at: string;
  readonly says: string | undefined;
}

const saidInKeys = (keys: ShapeKeys, at: string): readonly Said[] =>
  Object.entries(keys).flatMap(([key, { shape, says }]) => [
    { at: `${at}.${key}`, says },
    ...saidInShape(shape, `${at}.${key}`),
  ]);

function saidInShape(shape: Shape, at: string): readonly Said[] {
  if (shape.is === 'object') return saidInKeys(shape.keys, at);
  if (shape.is === 'list' || shape.is === 'map') return saidInShape(shape.of, at);
  return shape.is === 'either' ? shape.of.flatMap((each) => saidInShape(each, at)) : [];
}

const kinds = Object.entries(kindShapes);
const all: readonly Said[] = [
  ...saidInKeys(declaration, 'declaration'),
  ...saidInKeys(declarationAsData, 'declarationAsData'),
  ...saidInKeys(base, 'base'),
  ...saidInKeys(accessAsCode, 'accessAsCode'),
  ...saidInKeys(accessAsData, 'accessAsData'),
  ...saidInKeys(resourcesFile, 'resourcesFile'),
  ...kinds.flatMap(([kind, { says, keys }]) => [
    { at: `kindShapes.${kind}`, says },
    ...saidInKeys(keys, `kindShapes.${kind}`),
  ]),
];

/** A Chinese sentence with its full stop. */
const SENTENCE = /^(?=.*\p{Script=Han}).{4,120}。$/u;

it('every key that may be declared is explained in one Chinese sentence, next to the key', () => {
  const unsaid = all.filter(({ says }) => !SENTENCE.test(says ?? ''));
  expect(unsaid.map(({ at, says }) => `${at}: ${says}`)).toEqual([]);
  expect(all.length).toBeGreaterThan(150);
});

/** Every key that is checked somewhere in a JSON Schema, with what an editor shows of it. */
function described(schema: unknown, at = ''): readonly Said[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key !== 'properties') return described(value, `${at}/${key}`);
    return Object.entries(value ?? {}).flatMap(([name, one]: [string, { readonly description?: string }]) => [
      { at: `${at}/${name}`, says: one.description },
      ...described(one, `${at}/${name}`),
    ]);
  });
}

test.each([
  ['resource', resourceSchema],
  ['resources', resourcesSchema],
])('%s.schema.json tells an editor what every key is', (_, schema) => {
  const keys = described(schema());
  expect(keys.filter(({ says }) => !says).map(({ at }) => at)).toEqual([]);
  expect(keys.length).toBeGreaterThan(150);
});

it('a default stands in the schema where one is said', () => {
  expect(JSON.stringify(resourceSchema())).toContain('不写是 20。","type":"number","default":20');
});
