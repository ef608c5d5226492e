import type { ImagesField } from '../Field.ts';
import type { FieldText } from '../text/FieldText.ts';

/** One path in a line, in their order. */
export const imagesText: FieldText<ImagesField, readonly string[]> = {
  write: (value = []) => value.join('\n'),
  read(text) {
    const paths = text.split(/[\n\r]+/).flatMap((line) => line.trim() || []);
    return { value: paths.length === 0 ? undefined : paths };
  },
};
