import { listOf } from '#schemas/codecs/structure.ts';
import { text } from '#schemas/codecs/text.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { checkCount } from '../tags/tags.ts';
import { thumb } from './thumb.tsx';

export interface ImagesField extends FieldBase<'images', readonly string[]> {
  readonly most?: number;
}

export const imagesKind: Kind<ImagesField, readonly string[]> = {
  column: true,
  // The first picture is the face of the record.
  cell: { isPicture: true, width: '72px', draw: (value, _, context) => thumb(value?.[0] ?? '', context) },
  // One path in a line, in their order.
  text: {
    write: (value = []) => value.join('\n'),
    read(text) {
      const paths = text.split(/[\n\r]+/).flatMap((line) => line.trim() || []);
      return { value: paths.length === 0 ? undefined : paths };
    },
  },
  codec: (_, { nest }) => nest(listOf(text)),
  check: (value, field) => checkCount(value, field, '张'),
};
