import type { AnyField } from '../Field.ts';
import type { ChoiceField, Option } from './choice.tsx';

const isChoice = (field: AnyField): field is ChoiceField => field.kind === 'choice';

/** The options a merchant may choose among; a retired one is only read. Nothing for a field that is no choice. */
export const optionsOf = (field: AnyField): readonly Option[] =>
  isChoice(field) ? field.options.filter(({ retired }) => !retired) : [];
