import { type Cell, nothing } from '../Cell.ts';
import type { ChoiceField } from '../Field.ts';

/** The option's word; a status also has a shape and a colour. */
export const choiceCell: Cell<ChoiceField, string | number> = {
  width: '112px',
  draw(value, { options }) {
    const option = options.find((each) => each.value === value);
    if (!option) return nothing;
    return option.tone === undefined ? option.label : <span className={`tag ${option.tone}`}>{option.label}</span>;
  },
};
