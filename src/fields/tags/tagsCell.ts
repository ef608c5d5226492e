import { type Cell, nothing } from '../Cell.ts';
import type { TagsField } from '../Field.ts';

export const tagsCell: Cell<TagsField, readonly string[]> = {
  width: 'minmax(120px, 1fr)',
  cut: true,
  draw: (words) => words?.join('、') || nothing,
};
