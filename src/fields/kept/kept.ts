import { anything as anyCodec } from '#schemas/codecs/structure.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';

/** Carried along unseen, so that what the server sent goes back unchanged. */
export interface KeptField<Value = unknown> extends FieldBase<'kept', Value> {
  readonly value?: Value;
}

/** Of a field that nobody sees. */
export const unseenCell: Cell = { width: '96px', draw: () => nothing };

export const keptKind: Kind<KeptField> = {
  unseen: true,
  cell: unseenCell,
  codec: () => anyCodec,
};
