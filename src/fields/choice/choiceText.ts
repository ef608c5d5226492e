import { fold } from '#schemas/text/fold.ts';
import type { ChoiceField, Option } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { optionsOf } from './optionsOf.ts';

/** By the option's word, else by its value. */
const optionIn = (text: string, { options }: ChoiceField): Option | undefined =>
  options.find(({ label }) => fold(label) === fold(text)) ??
  options.find(({ value }) => fold(String(value)) === fold(text));

/** The option's word; its value where another option has the same word. */
export const choiceText: FieldText<ChoiceField, string | number> = {
  write(value, field) {
    const option = field.options.find((each) => each.value === value);
    return option && optionIn(option.label, field) === option ? option.label : String(value ?? '');
  },
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const option = optionIn(text, field);
    const words = optionsOf(field).map(({ label }) => label);
    return option ? { value: option.value } : { problem: expected(field, words.join('、'), text) };
  },
};
