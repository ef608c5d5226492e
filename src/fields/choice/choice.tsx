import { code } from '#schemas/codecs/code.ts';
import { oneOf as oneOfTexts } from '#schemas/codecs/structure.ts';
import { fold } from '#schemas/text/fold.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Compare, Kind } from '../Kind.ts';
import { compareWords } from '../text/compareWords.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { optionsOf } from './optionsOf.ts';

type Code = string | number;

export type Tone = 'good' | 'muted' | 'busy' | 'bad';
export interface Option<Value extends Code = Code> {
  readonly value: Value;
  readonly label: string;
  readonly tone?: Tone;
  /** Read, but not offered in a form. */
  readonly retired?: true;
}
export interface ChoiceField<Value extends Code = Code> extends FieldBase<'choice', Value> {
  readonly options: readonly Option<Value>[];
  /** Which of them are offered follows from a field beside it. */
  readonly dependsOn?: ChoiceDepends<Value>;
}
/** Options by what a choice, reference or switch beside it holds, written as text; beside any other value there are none. */
export interface ChoiceDepends<Value extends Code = Code> {
  readonly field: string;
  readonly options: Readonly<Record<string, readonly Value[]>>;
}

/** Ticks among the options; the address names values, and the options say which of them are numbers. */
const filter: Filter<ChoiceField, Code, readonly Code[]> = {
  control: 'options',
  read(texts, { options }) {
    const values = options.map(({ value }) => value);
    const asked = texts.flatMap((text) => values.find((value) => String(value) === text) ?? []);
    return asked.length === 0 ? undefined : [...new Set(asked)];
  },
  write: (asked) => asked.map(String),
  matches(value, asked, { options }) {
    if (value === undefined) return false;
    if (asked.includes(value)) return true;
    // A retired one cannot be ticked: it goes with the option that is called the same.
    const own = options.find((option) => option.value === value);
    return (
      own?.retired === true && options.some((option) => option.label === own.label && asked.includes(option.value))
    );
  },
  say: (asked, { options }) =>
    asked.map((value) => options.find((option) => option.value === value)?.label ?? String(value)).join('、'),
};

/** By the code of the option, which follows a record's life; words behind numbers. */
const compare: Compare = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Number(typeof b === 'number') - Number(typeof a === 'number') || compareWords(a, b);
};

/** By the option's word, of two the one that is offered, else by its value. */
const optionIn = (text: string, field: ChoiceField): Option | undefined =>
  [...optionsOf(field), ...field.options].find(({ label }) => fold(label) === fold(text)) ??
  field.options.find(({ value }) => fold(String(value)) === fold(text));

/** The option's word; its value where another option has the same word. */
const sheetText: FieldText<ChoiceField, Code> = {
  write(value, field) {
    const option = field.options.find((each) => each.value === value);
    return option && optionIn(option.label, field) === option ? option.label : String(value ?? '');
  },
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const option = optionIn(text, field);
    const labels = optionsOf(field).map(({ label }) => label);
    return option ? { value: option.value } : { problem: expected(field, labels.join('、'), text) };
  },
};

export const choiceKind: Kind<ChoiceField, Code> = {
  column: true,
  narrowed: true,
  // The option's word; a status also has a shape and a colour.
  cell: {
    width: '112px',
    draw(value, { options }) {
      const option = options.find((each) => each.value === value);
      if (!option) return nothing;
      return option.tone === undefined ? option.label : <span className={`tag ${option.tone}`}>{option.label}</span>;
    },
  },
  filter,
  compare,
  text: sheetText,
  codec({ options }) {
    const values = options.map(({ value }) => value);
    return values.every((value) => typeof value === 'number') ? code(values) : oneOfTexts(values);
  },
};
