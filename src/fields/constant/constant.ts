import { code } from '#schemas/codecs/code.ts';
import { oneOf } from '#schemas/codecs/structure.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { unseenCell } from '../kept/kept.ts';

/** Always the same, unseen and always sent, e.g. the type of a record. */
export interface ConstantField<Value extends string | number = string | number> extends FieldBase<'constant', Value> {
  readonly value: Value;
}

export const constantKind: Kind<ConstantField> = {
  unseen: true,
  cell: unseenCell,
  codec: ({ value }) => (typeof value === 'number' ? code([value]) : oneOf([value])),
  form: { toForm: (_, { value }) => value, fromForm: (_, { value }) => value },
};
