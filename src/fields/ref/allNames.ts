import type { RecordId } from '#providers/data/calls.ts';
import { type NameOf, nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

/** The names behind several ids, where there is room for them; `#7` for one without. */
export const allNames = (ids: readonly RecordId[], field: AnyField, nameOf: NameOf | undefined): string =>
  ids.map((id) => nameOf?.(field, id) ?? `#${id}`).join('、') || nothing;
