import type { ChoiceField } from '#fields/choice/choice.tsx';
import type { DayField } from '#fields/day/day.ts';
import { isDay } from '#fields/day/readDay.ts';
import { misfit as misfitBeside } from '#fields/dependsOn.ts';
import type { AnyField } from '#fields/Field.ts';
import { checkField } from '#fields/form/checkField.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { limits as bounds } from '#schemas/limits.ts';
import { memoize } from '#schemas/memoize.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { type Finding, found, type Path, quoted } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';
import { seenBefore } from '../seenBefore.ts';
import { fieldsIn, isChoice } from './fieldsIn.ts';

/** Options can be told apart. */
export const options: Rule = ({ fields }) =>
  fieldsIn(fields).flatMap(({ field, path }) =>
    isChoice(field)
      ? (['value', 'label'] as const).flatMap((key) => {
          // A retired one is only read; it may be called as its successor is.
          const all = field.options.map((option) => (key === 'label' && option.retired ? undefined : option[key]));
          const again = key === 'label' && field.dependsOn ? againBeside(field, field.dependsOn) : seenBefore();
          return all.flatMap((each, nth) =>
            each !== '' && each !== undefined && again(each, nth)
              ? [found('repeated-option', [...path, 'options', nth, key], `选项里有两个 ${quoted(each)}`)]
              : [],
          );
        })
      : [],
  );

/** Whether a label stands beside the same one where they are offered: two places of one name lie in two provinces. */
function againBeside({ options }: ChoiceField, dependsOn: NonNullable<ChoiceField['dependsOn']>) {
  const offers = Object.values(dependsOn.options);
  return (label: unknown, nth: number): boolean =>
    options
      .slice(0, nth)
      .some(
        (before) =>
          before.label === label &&
          offers.some(
            (offered) => offered.includes(before.value) && offered.some((each) => each === options[nth]?.value),
          ),
      );
}

/** First values are such as the field can have. */
export const initials: Rule = ({ fields }) =>
  fieldsIn(fields).flatMap(({ field, path }) => {
    const why = field.initial === undefined ? undefined : misfit(field, field.initial);
    return why === undefined ? [] : [found('misfit-initial', [...path, 'initial'], why)];
  });

/** Examples are such as the fields can have. */
export const examples: Rule = ({ fields, examples: given = [] }) =>
  given.flatMap((example, nth) =>
    Object.entries(example).flatMap(([name, value]): readonly Finding[] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const why = field && !isEmpty(value) ? (misfit(field, value) ?? misfitBeside(field, value, example)) : undefined;
      return why === undefined ? [] : [found('misfit-example', ['examples', nth, name], why)];
    }),
  );

/** Why a value is none of a field. */
function misfit(field: AnyField, value: unknown): string | undefined {
  if (isChoice(field)) {
    return valuesOf(field).has(value) ? undefined : `选项里没有 ${quoted(value)}`;
  }
  const type = typeOf[field.kind];
  if (type && !type.fits(value)) return `${field.kind} 字段的值是${type.name}，写的是 ${quoted(value)}`;
  // A rule may hold what the whole record says against it; of the shape alone nothing is said there.
  return checkField({ ...shapeOnly(field) }, value);
}

const valuesOf = memoize(
  ({ options }: ChoiceField): ReadonlySet<unknown> => new Set(options.map(({ value }) => value)),
);

const shapeOnly = ({ rule: _, required: __, ...field }: AnyField): AnyField => field;

interface Type {
  readonly name: string;
  readonly fits: (value: unknown) => boolean;
}
const text: Type = { name: '文字', fits: (value) => typeof value === 'string' };
const number: Type = { name: '数', fits: (value) => typeof value === 'number' };
const list: Type = { name: '列表', fits: Array.isArray };
const texts: Type = { name: '文字的列表', fits: (value) => Array.isArray(value) && value.every(text.fits) };
const typeOf: Readonly<Partial<Record<AnyField['kind'], Type>>> = {
  text,
  textarea: text,
  phone: text,
  url: text,
  money: { name: '写成文字的金额', fits: text.fits },
  day: { name: '写成文字的日期', fits: text.fits },
  decimal: { name: '写成文字的数', fits: text.fits },
  percent: { name: '写成文字的百分数', fits: text.fits },
  dateTime: { name: '写成 ISO 文字的时间', fits: text.fits },
  image: text,
  file: text,
  video: text,
  richText: text,
  int: number,
  ref: number,
  city: number,
  switch: { name: ' true 或 false', fits: (value) => typeof value === 'boolean' },
  tags: texts,
  refs: list,
  images: texts,
  blocks: list,
  list,
  json: { name: '写成文字的 JSON', fits: text.fits },
  object: { name: '对象', fits: isRecord },
};

/** An applet is not asked more often; beyond a day a browser's timer may end at once. */
const EVERY_MS: Range = { least: 10_000, most: 86_400_000 };

/** Limits let something in, a form can be drawn, and nobody is asked without end. */
export const limits: Rule = ({ fields, list }) => [
  ...fieldsIn(fields).flatMap(({ field, path }) =>
    isDayField(field)
      ? dayLimits(field, path)
      : ranges.flatMap(({ key, ...range }) => {
          const limit: unknown = Object.hasOwn(field, key)
            ? Object.entries(field).find(([name]) => name === key)?.[1]
            : undefined;
          return limit === undefined || isWithin(limit, range) ? [] : [outOfRange([...path, key], limit)];
        }),
  ),
  ...(list?.news && !isWithin(list.news.everyMs, EVERY_MS)
    ? [outOfRange(['list', 'news', 'everyMs'], list.news.everyMs)]
    : []),
];

const isDayField = (field: AnyField): field is DayField => field.kind === 'day';

/** A first and a last day are days of the calendar, in their order. */
function dayLimits({ min, max }: DayField, path: Path): readonly Finding[] {
  const wrong = (['min', 'max'] as const).filter((key) => {
    const limit: unknown = { min, max }[key];
    return limit !== undefined && !(typeof limit === 'string' && isDay(limit));
  });
  if (wrong.length > 0) return wrong.map((key) => outOfRange([...path, key], { min, max }[key]));
  return min && max && max < min ? [outOfRange([...path, 'max'], max)] : [];
}

interface Range {
  readonly least: number;
  readonly most?: number;
}
const ranges: readonly (Range & { readonly key: string })[] = [
  { key: 'max', least: 1 },
  { key: 'most', least: 1 },
  { key: 'min', least: 0, most: bounds.listLength },
  { key: 'places', least: 0, most: 20 },
];
const isWithin = (limit: unknown, { least, most = Number.MAX_SAFE_INTEGER }: Range): boolean =>
  typeof limit === 'number' && Number.isInteger(limit) && limit >= least && limit <= most;

const outOfRange = (path: Path, limit: unknown): Finding =>
  found('limit-out-of-range', path, `${String(path.at(-1))} 是 ${quoted(limit)}`);
