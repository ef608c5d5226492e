import type { RecordId } from '#providers/data/calls.ts';
import { isReference } from '#schemas/codecs/reference.ts';

/** One record, or several. */
export type Held = RecordId | readonly RecordId[];

/** The ids a value holds; what a draft or a sheet has in their place is none. */
export const idsIn = (value: unknown): readonly RecordId[] => [value].flat().filter(isReference);
