import type { ChoiceField } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';

type Code = string | number;

/** Ticks among the options; the address names values, and the options say which of them are numbers. */
export const choiceFilter: Filter<ChoiceField, Code, readonly Code[]> = {
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
