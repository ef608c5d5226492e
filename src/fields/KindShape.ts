import type { AnyField, FieldMap } from './Field.ts';
import type { KeysOf, ShapeKeys } from './Shape.ts';

/** What linter, editors, documents and tests know of a kind of field, in a file beside it that they alone read. */
export interface KindShape<Field extends AnyField = AnyField> {
  /** In Chinese, for whoever declares: what it holds and how it is met. */
  readonly says: string;
  /** What only fields of this kind say; a key of its type that is missing here does not compile. */
  readonly keys: KeysOf<Omit<Field, keyof AnyField>> & ShapeKeys;
  /** One of them, as code declares it. */
  readonly example: string;
  /** A plausible value, for mocks and tests; the same for the same seed, any whole number. */
  sample(field: Field, seed: number, examples: Examples): unknown;
}

/** Examples of what a kind holds. */
export interface Examples {
  exampleOf(field: AnyField, seed: number): unknown;
  exampleRecord(fields: FieldMap, seed: number): Readonly<Record<string, unknown>>;
}
