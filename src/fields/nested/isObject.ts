import type { AnyField } from '../Field.ts';
import type { ObjectField } from '../object/object.tsx';

/** Whether a field holds fields of its own. */
export const isObject = (field: AnyField): field is ObjectField => field.kind === 'object';
