import type { FieldKind } from '#fields/Field.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** Kinds that follow from other fields: no answer holds them. */
const DERIVED: ReadonlySet<FieldKind> = new Set(['computed', 'dayRange']);

/**
 * Whether the list's own record does not know something that is to be read, so that it has to be asked for in full.
 *
 * A field that the list's row names is known, even where it did not arrive: asking again would not bring it. T6
 */
export const lacks = (resource: Resource, fields: readonly string[], record: DataRecord): boolean =>
  resource.calls.getOne !== undefined &&
  fields.some((name) => !(name in record) && !DERIVED.has(fieldOf(resource, name).kind));
