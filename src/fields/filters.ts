import { choiceFilter } from './choice/choiceFilter.ts';
import { dayFilter } from './day/dayFilter.ts';
import { dayRangeFilter } from './dayRange/dayRangeFilter.ts';
import type { FieldKind } from './Field.ts';
import type { Filter } from './filter/Filter.ts';
import { intFilter } from './int/intFilter.ts';
import { moneyFilter } from './money/moneyFilter.ts';
import { refFilter } from './ref/refFilter.ts';
import { switchFilter } from './switch/switchFilter.ts';
import { wordsFilter } from './text/wordsFilter.ts';

/** Every kind says how a list is narrowed by it, or that it is not; a missing one does not compile. Light: no antd, no zod. */
export const filters: Readonly<Record<FieldKind, Filter | undefined>> = {
  text: wordsFilter,
  textarea: wordsFilter,
  phone: wordsFilter,
  url: wordsFilter,
  int: intFilter,
  money: moneyFilter,
  choice: choiceFilter,
  switch: switchFilter,
  tags: wordsFilter,
  ref: refFilter,
  city: { ...refFilter, offers: 'loaded' },
  day: dayFilter,
  dayRange: dayRangeFilter,
  image: undefined,
  images: undefined,
  file: undefined,
  video: undefined,
  blocks: undefined,
  richText: undefined,
  list: undefined,
  union: undefined,
  kept: undefined,
  constant: undefined,
  computed: wordsFilter,
};
