import { kindShapes } from '#fields/kindShapes.ts';
import { must, type Shape, type ShapeKeys } from '#fields/Shape.ts';
import {
  accessAsData,
  declarationAsData,
  fieldKinds,
  isFieldKind,
  keysOfField,
  recordRule,
  resourcesFile,
} from '../lint/shapes.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What an editor checks of a shape; undefined for what only code can say. */
function schemaOf(shape: Shape): Schema | undefined {
  switch (shape.is) {
    case 'code':
      return undefined;
    case 'words':
    case 'fieldName':
      return { type: 'string' };
    case 'text':
      return { type: 'string', ...(shape.like !== undefined && { pattern: shape.like }) };
    case 'number':
      return { type: 'number' };
    case 'flag':
      return { type: 'boolean' };
    case 'yes':
      return { const: true };
    case 'no':
      return { const: false };
    case 'anything':
      return {};
    case 'oneOf':
      return { enum: shape.values };
    case 'list':
      return listSchema(shape);
    case 'map':
      return mapSchema(schemaOf(shape.of));
    case 'either':
      return { anyOf: shape.of.flatMap((each) => schemaOf(each) ?? []) };
    case 'access':
      return { $ref: '#/$defs/access' };
    case 'right':
      return { $ref: '#/$defs/right' };
    case 'field':
      return { $ref: '#/$defs/field' };
    case 'fields':
      return { $ref: '#/$defs/fields' };
    case 'object':
      return objectSchema(shape.keys);
  }
}

function listSchema({ of, least = 0, exactly, once }: Extract<Shape, { is: 'list' }>): Schema | undefined {
  const items = schemaOf(of);
  if (!items) return undefined;
  const [minItems, maxItems] = [exactly ?? least, exactly];
  return {
    type: 'array',
    items,
    ...(minItems > 0 && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(once && { uniqueItems: true }),
  };
}

const mapSchema = (of: Schema | undefined): Schema | undefined => of && { type: 'object', additionalProperties: of };

/** What an editor shows of a key beside what it checks. Draft 7 reads nothing beside a `$ref`, so that stands apart. */
function annotated({ shape, says, default: byDefault }: Omit<ShapeKeys[string], 'needed'>): Schema | undefined {
  const schema = schemaOf(shape);
  if (!schema) return undefined;
  return {
    description: says,
    ...('$ref' in schema ? { allOf: [schema] } : schema),
    ...(byDefault !== undefined && { default: byDefault }),
  };
}

/** Undefined where code cannot be left out. */
function objectSchema(keys: ShapeKeys): Schema | undefined {
  const entries = Object.entries(keys).map(([key, { needed, ...entry }]) => ({
    key,
    needed,
    schema: annotated(entry),
  }));
  if (entries.some(({ needed, schema }) => needed && !schema)) return undefined;
  const required = entries.filter(({ needed }) => needed).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.flatMap(({ key, schema }) => (schema ? [[key, schema]] : []))),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const fieldSchema = (): Schema => ({
  type: 'object',
  required: ['kind'],
  oneOf: fieldKinds.filter(isFieldKind).flatMap((kind) => {
    const { kind: _, ...keys } = keysOfField(kind);
    const { says } = kindShapes[kind];
    const schema = objectSchema({ ...keys, kind: must({ is: 'oneOf', values: [kind] }, says) });
    return schema ? [{ description: says, ...schema }] : [];
  }),
});

const ruleSchemas = () => [{ $ref: '#/$defs/access' }, schemaOf(recordRule)];

/** The JSON Schema of a declaration as data, from the shapes the linter checks by. */
export const resourceSchema = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: '掌柜台 resource',
  ...objectSchema(declarationAsData),
  $defs: {
    access: objectSchema(accessAsData),
    right: {
      anyOf: [...ruleSchemas(), { type: 'array', items: { anyOf: ruleSchemas() } }],
    },
    field: fieldSchema(),
    fields: {
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z_]\\w*$' },
      additionalProperties: { $ref: '#/$defs/field' },
    },
  },
});

/** The JSON Schema of `resources.json`: several declarations, each as data. */
export const resourcesSchema = (): Schema => {
  const { $defs, $schema, title: _, ...one } = resourceSchema();
  return {
    $schema,
    title: '掌柜台 resources.json',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: resourcesFile.$schema.says },
      applets: annotated(resourcesFile.applets),
      resources: { type: 'array', description: resourcesFile.resources.says, items: { $ref: '#/$defs/resource' } },
    },
    required: ['resources'],
    additionalProperties: false,
    $defs: { ...(typeof $defs === 'object' ? $defs : {}), resource: one },
  };
};
