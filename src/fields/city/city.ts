import type { RecordId } from '#providers/data/calls.ts';
import { count } from '#schemas/codecs/count.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { refCell, refFilter, refText } from '../ref/ref.ts';

/** A city by its id; cities are searched at the applet. V5 */
export interface CityField extends FieldBase<'city', number> {}

export const cityKind: Kind<CityField, RecordId> = {
  column: true,
  cell: refCell,
  filter: { ...refFilter, offers: 'loaded' },
  text: refText,
  codec: () => count,
};
