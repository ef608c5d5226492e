import { lazy, useState } from 'react';
import type { Option } from '#fields/choice/choice.tsx';
import { isDay } from '#fields/day/readDay.ts';
import { useDayPicker } from '#fields/day/useDayPicker.ts';
import { weekdayOf } from '#fields/day/weekday.ts';
import type { AnyField } from '#fields/Field.ts';
import { readEnds, writeEnds } from '#fields/filter/ends.ts';
import type { Filter } from '#fields/filter/Filter.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { headedField } from '#fields/money/headed.ts';
import type { Forest } from '#fields/tree/growForest.ts';
import { useFinds } from '../../form/useFinds.ts';
import { useUnit } from '../../units/useUnit.ts';
import { TypedInput } from './TypedInput.tsx';

interface Props {
  readonly name: string;
  readonly field: AnyField;
  readonly filter: Filter;
  /** What is asked now, as the address says it. */
  readonly texts: readonly string[];
  /** The applet narrows by one value only. */
  readonly served: boolean;
  readonly options: readonly Option[];
  /** How they belong to each other, where they do. */
  readonly forest: Forest | undefined;
  readonly onChange: (texts: readonly string[]) => void;
}

/** A tree is heavy, and few lists are narrowed by one. */
const TreePicker = lazy(() =>
  import('#fields/tree/TreePicker.tsx').then(({ TreePicker }) => ({ default: TreePicker })),
);

/** How a merchant says what to look for in one field; it speaks in the texts of the address. */
export function FilterControl(props: Props) {
  const { field, filter } = props;
  const unit = useUnit();
  return (
    <fieldset className="filter-field">
      <legend>{headedField(field, field.label, unit)}</legend>
      {filter.control === 'options' && !filter.widen && <Options {...props} />}
      {filter.widen && (
        <LatePart fallback={<span className="soft">正在加载…</span>}>
          <TreeFilter {...props} />
        </LatePart>
      )}
      {filter.control === 'flag' && <Flag {...props} />}
      {filter.control === 'words' && <Words {...props} />}
      {(filter.control === 'numbers' || filter.control === 'days') && <TwoEnds {...props} />}
    </fieldset>
  );
}

function Options({ name, texts, served, options, onChange }: Props) {
  if (options.length === 0) return <span className="soft">没有可选的</span>;
  const ticks = [...(served ? [{ value: '', label: '不限' }] : []), ...options];
  return (
    <div className="filter-ticks">
      {ticks.map(({ value, label }) => {
        const text = String(value);
        const on = text === '' ? texts.length === 0 : texts.includes(text);
        const others = texts.filter((each) => each !== text);
        return (
          <label key={text}>
            <input
              type={served ? 'radio' : 'checkbox'}
              name={`filter-${name}`}
              checked={on}
              onChange={() => onChange(served ? [text].filter(Boolean) : on ? others : [...others, text])}
            />
            <span>{label}</span>
          </label>
        );
      })}
    </div>
  );
}

const Flag = (props: Props) => {
  const { field, filter } = props;
  const sides = [true, false].flatMap((side) =>
    filter.write(side, field).map((value) => ({ value, label: filter.say(side, field) })),
  );
  return <Options {...props} served options={sides} />;
};

const Words = ({ field, texts: [text = ''], onChange }: Props) => (
  <TypedInput label={field.label} type="text" text={text} onCommit={(typed) => onChange(typed === '' ? [] : [typed])} />
);

const asTyped = (text: string) => text;

function TwoEnds({ field, filter, texts, onChange }: Props) {
  const { min = '', max = '' } = readEnds(texts, asTyped) ?? {};
  const ofDays = filter.control === 'days';
  const [low, high] = ofDays ? ['从', '到'] : (filter.ends ?? ['最少', '最多']);
  const commit = (ends: { readonly min: string; readonly max: string }) =>
    onChange(writeEnds({ min: ends.min || undefined, max: ends.max || undefined }));
  const from = { label: `${field.label}${low}`, hint: low, text: min };
  const to = { label: `${field.label}${high}`, hint: high, text: max };
  const putMin = (min: string) => commit({ min, max });
  const putMax = (max: string) => commit({ min, max });
  const turned = min !== '' && max !== '' && (ofDays ? min > max : Number(min) > Number(max));
  return (
    <>
      <div className="filter-ends" data-days={ofDays || undefined}>
        {ofDays ? (
          <DayEnd {...from} max={max} onCommit={putMin} />
        ) : (
          <TypedInput {...from} type="number" onCommit={putMin} />
        )}
        <span aria-hidden="true">–</span>
        {ofDays ? (
          <DayEnd {...to} min={min} onCommit={putMax} />
        ) : (
          <TypedInput {...to} type="number" onCommit={putMax} />
        )}
      </div>
      <p className="filter-turned" role="status">
        {turned && `「${low}」${ofDays ? '晚于' : '大于'}「${high}」，这样一条也找不到`}
      </p>
    </>
  );
}

const never = () => undefined;

/** Some of a tree to look for; with each goes all that belongs to it. */
function TreeFilter({ field, texts, forest, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const isFound = useFinds(typed);
  return (
    <TreePicker
      marks={{ 'aria-label': field.label }}
      label={field.label}
      several
      value={texts}
      forest={forest}
      barOf={never}
      isFound={isFound}
      typed={typed}
      onType={setTyped}
      note="选中一个，它下面各级的也会找出来"
      onChange={(ids) => onChange(ids.map(String))}
    />
  );
}

interface DayEndProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onCommit: (day: string) => void;
}

/** One end of a stretch of days: the calendar that forms have; the phone's wheel for fingers, with the weekday beside it. */
function DayEnd({ label, hint, text, min, max, onCommit }: DayEndProps) {
  const { pickers, onInside } = useDayPicker();
  if (pickers) {
    return (
      <pickers.DayPickerAlone
        marks={{ 'aria-label': label }}
        hint={hint}
        value={text}
        min={min}
        max={max}
        // What is no day narrows by nothing: what was asked before stays.
        onChange={(day = '') => (day === '' || isDay(day)) && onCommit(day)}
      />
    );
  }
  return (
    <div className="filter-day">
      <TypedInput label={label} type="date" text={text} min={min} max={max} onCommit={onCommit} onInside={onInside} />
      {isDay(text) && <span>{weekdayOf(text)}</span>}
    </div>
  );
}
