import { isRecord } from '#schemas/codecs/isRecord.ts';
import { memoize } from '#schemas/memoize.ts';
import { resourceSchema } from '../../json/jsonSchema.ts';
import type { Path } from '../../lint/Finding.ts';

type Schema = Readonly<Record<string, unknown>>;

const whole = memoize((_: typeof resourceSchema) => resourceSchema());

/** What the JSON Schema says of a place, given what is written of the declaration; undefined where it says nothing. */
export function describe(path: Path, written: unknown): string | undefined {
  let schemas: readonly Schema[] = [whole(resourceSchema)];
  let value = written;
  for (const step of path) {
    const here = value;
    schemas = schemas.flatMap((schema) => opened(schema, here)).flatMap((schema) => inside(schema, step));
    value = Array.isArray(value) || isRecord(value) ? Reflect.get(value, step) : undefined;
  }
  const said = [...schemas, ...schemas.flatMap((schema) => opened(schema, value))].map(
    ({ description }) => description,
  );
  return said.find((each): each is string => typeof each === 'string');
}

/** A schema with what it refers to, and those of its alternatives that fit. */
function opened(schema: Schema, value: unknown): readonly Schema[] {
  const { $ref, oneOf, anyOf } = schema;
  const { $defs } = whole(resourceSchema);
  if (typeof $ref === 'string') {
    const target = isRecord($defs) ? $defs[$ref.replace('#/$defs/', '')] : undefined;
    return isRecord(target) ? [schema, ...opened(target, value)] : [schema];
  }
  const kind = isRecord(value) ? value.kind : undefined;
  const kinds = schemasIn(oneOf).filter((each) => kindsOf(each).includes(kind));
  return [schema, ...[...kinds, ...schemasIn(anyOf)].flatMap((each) => opened(each, value))];
}

const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function kindsOf({ properties }: Schema): readonly unknown[] {
  const kind = isRecord(properties) ? properties.kind : undefined;
  return isRecord(kind) && Array.isArray(kind.enum) ? kind.enum : [];
}

function inside({ properties, items, additionalProperties }: Schema, step: string | number): readonly Schema[] {
  const named = isRecord(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined;
  return [typeof step === 'number' ? items : (named ?? additionalProperties)].filter(isRecord);
}
