import * as z from 'zod/mini';
import { isRecord } from '../codecs/isRecord.ts';
import { readLiteral } from '../literal/readLiteral.ts';

/** Users whose role is below this one. */
const role = z.object({ below: z.number() });
/** Records that meet these conditions, and why they stay as they are. */
const recordRule = z.object({ when: z.record(z.string(), z.array(z.unknown())), reason: z.string() });
const rule = z.union([role, recordRule]);
const right = z.union([rule, z.array(rule)]);
/** Who may change or delete, and which records. */
export type StoredRight = z.output<typeof right>;

/** What the server has to know of a field: how its values are kept, and what it refuses. */
export interface StoredField {
  readonly kind: string;
  readonly label: string;
  readonly required?: string | undefined;
  readonly readOnly?: true | undefined;
  /** Names it had before: what was saved under them is still its own. */
  readonly was?: readonly string[] | undefined;
  readonly access?: { readonly see?: Role | undefined; readonly change?: Role | undefined } | undefined;
  readonly max?: number | undefined;
  readonly most?: number | undefined;
  readonly min?: number | undefined;
  readonly whole?: true | undefined;
  readonly value?: string | number | undefined;
  readonly cents?: true | undefined;
  readonly ids?: 'text' | undefined;
  /** Which records it refers to, and which of their fields holds what they belong to. */
  readonly to?: string | undefined;
  readonly parent?: string | undefined;
  readonly several?: true | undefined;
  readonly wire?: string | undefined;
  readonly places?: number | undefined;
  readonly nullable?: true | string | number | undefined;
  /** It is filled in then alone. */
  readonly only?: 'create' | 'update' | undefined;
  readonly options?: readonly { readonly value: string | number }[] | undefined;
  readonly of?: StoredFields | undefined;
  /** The sibling that says which variant it is. */
  readonly on?: string | undefined;
  readonly variants?: StoredFields | undefined;
}
export type StoredFields = Readonly<Record<string, StoredField>>;
type Role = z.output<typeof role>;

const yes = z.optional(z.literal(true));
const field: z.ZodMiniType<StoredField> = z.lazy(() =>
  z.object({
    kind: z.string(),
    label: z.string(),
    required: z.optional(z.string()),
    readOnly: yes,
    was: z.optional(z.array(z.string())),
    access: z.optional(z.object({ see: z.optional(role), change: z.optional(role) })),
    max: z.optional(z.number()),
    most: z.optional(z.number()),
    min: z.optional(z.number()),
    whole: yes,
    value: z.optional(z.union([z.string(), z.number()])),
    cents: yes,
    ids: z.optional(z.literal('text')),
    to: z.optional(z.string()),
    parent: z.optional(z.string()),
    several: yes,
    wire: z.optional(z.string()),
    places: z.optional(z.number()),
    nullable: z.optional(z.union([z.literal(true), z.string(), z.number()])),
    only: z.optional(z.literal(['create', 'update'])),
    options: z.optional(z.array(z.object({ value: z.union([z.string(), z.number()]) }))),
    of: z.optional(fields),
    on: z.optional(z.string()),
    variants: z.optional(fields),
  }),
);
const fields = z.record(z.string(), field);
const word = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));
const names = z.array(z.string());

/**
 * What the server understands of a declaration that says `stored: true`; what else it says is for the page.
 *
 * Data as in `resources.json`; a declaration in TypeScript is written down so when the product is built.
 */
const declaration = z.object({
  stored: z.literal(true),
  name: z.string().check(z.regex(/^[A-Za-z]\w{0,59}$/)),
  label: z.string(),
  scope: z.literal(['shop', 'global']),
  access: z.optional(role),
  rights: z.optional(z.object({ create: z.optional(role), update: z.optional(right), deleteOne: z.optional(right) })),
  fields,
  calls: z.object({
    noun: word,
    plural: z.optional(word),
    verbs: z.optional(names),
    order: yes,
    only: yes,
  }),
  list: z.optional(z.object({ search: z.optional(names), sort: z.optional(names) })),
  form: z.optional(
    z.object({
      sections: z.optional(z.array(z.object({ fields: names }))),
      when: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

/** A resource whose records the embedded applet keeps. */
export type StoredResource = z.output<typeof declaration>;

/** A declaration as the server understands it; undefined where nothing is stored, or it cannot be understood. */
export function toStored(value: unknown): StoredResource | undefined {
  if (!isRecord(value) || value.stored !== true) return undefined;
  const { success, data } = z.safeParse(declaration, value);
  return success ? data : undefined;
}

/** What a `resources.json` says of stored resources. */
export interface StoredIn {
  readonly resources: readonly StoredResource[];
  /** The names of those that are to be stored and cannot be understood. */
  readonly misread: readonly string[];
}

/** Those of a `resources.json` that are stored, read as the page reads it; undefined for a text that is no such file. */
export function storedIn(text: string): StoredIn | undefined {
  const { value: file } = readLiteral(text);
  if (!isRecord(file) || !Array.isArray(file.resources)) return undefined;
  const all = file.resources.filter(isRecord).filter(({ stored }) => stored === true);
  return {
    resources: all.flatMap((each) => toStored(each) ?? []),
    misread: all.flatMap((each) => (typeof each.name === 'string' && !toStored(each) ? [each.name] : [])),
  };
}

/** Several of them on the wire; the noun with an `s` where nothing is said. */
export const pluralOf = ({ calls: { noun, plural } }: Pick<StoredResource, 'calls'>): string => plural ?? `${noun}s`;
