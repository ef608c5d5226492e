/** What a field can be named for. */
export type Role =
  | 'any'
  | 'seen'
  | 'searched'
  | 'filtered'
  | 'tabs'
  | 'condition'
  | 'decides'
  | 'day'
  | 'choice'
  | 'switch'
  | 'text'
  | 'typed'
  | 'list'
  | 'rows';

/** What may stand at a place of a declaration; plain data, so that checks and the JSON Schema read the same. */
export type Shape =
  /** Words for the screen. */
  | { readonly is: 'words' }
  /** Any other text; `like` as a pattern the editor knows, `wants` as a finding says it. */
  | { readonly is: 'text'; readonly like?: string; readonly wants?: string }
  | { readonly is: 'number' }
  | { readonly is: 'flag' }
  /** True, or left out. */
  | { readonly is: 'yes' }
  | { readonly is: 'no' }
  | { readonly is: 'anything' }
  /** A function, or what only code can make. */
  | { readonly is: 'code' }
  | { readonly is: 'oneOf'; readonly values: readonly string[] }
  | {
      readonly is: 'list';
      readonly of: Shape;
      readonly exactly?: number;
      readonly least?: number;
      readonly once?: true;
    }
  | { readonly is: 'object'; readonly keys: ShapeKeys }
  | { readonly is: 'map'; readonly of: Shape; readonly named?: Role }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** The name of a field of the same record. */
  | { readonly is: 'fieldName'; readonly role: Role }
  /** Who may: a predicate in code, a role in data. */
  | { readonly is: 'access' }
  /** Who may do what to which records: one rule, or several. */
  | { readonly is: 'right' }
  | { readonly is: 'field' }
  | { readonly is: 'fields' };

interface Entry {
  readonly shape: Shape;
  /** In Chinese, for whoever declares: what it is, what may stand there, and what follows where it is left out. */
  readonly says: string;
  /** What is meant where it is left out, if that is a value. */
  readonly default?: unknown;
}
export interface May extends Entry {
  readonly needed: false;
}
export interface Must extends Entry {
  readonly needed: true;
}
export type ShapeKeys = Readonly<Record<string, May | Must>>;

/** A shape for every key of a type, needed exactly where the type needs it. */
export type KeysOf<Type> = {
  readonly [Key in keyof Type]-?: Record<never, never> extends Pick<Type, Key> ? May : Must;
};

export const may = (shape: Shape, says: string, byDefault?: unknown): May => ({
  shape,
  needed: false,
  says,
  ...(byDefault !== undefined && { default: byDefault }),
});
export const must = (shape: Shape, says: string): Must => ({ shape, needed: true, says });

/** Shapes that many places of a declaration have. */
export const text: Shape = { is: 'text' };
export const words: Shape = { is: 'words' };
export const number: Shape = { is: 'number' };
export const yes: Shape = { is: 'yes' };
export const code: Shape = { is: 'code' };
export const anything: Shape = { is: 'anything' };
export const listOf = (of: Shape, least = 0): Shape => ({ is: 'list', of, least });
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of });
export const oneOf = (...values: readonly string[]): Shape => ({ is: 'oneOf', values });
/** Names of fields of the same record, none twice. */
export const fieldNames = (role: Role): Shape => ({ is: 'list', of: { is: 'fieldName', role }, once: true });
export const object = <Type>(keys: KeysOf<Type> & ShapeKeys): Shape => ({ is: 'object', keys });
