import { DateBox } from '../day/DateBox.tsx';
import type { DayRange, DayRangeField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';
import './dayRange.css';

const openEnded: DayRange = {};

/** Two days under one label; what is wrong with their order is said below, nothing that was typed is taken away. */
export function DayRangeInput({ id, value = openEnded, onChange }: InputProps<DayRangeField, DayRange>) {
  const put = (change: DayRange) => {
    const next = { ...value, ...change };
    onChange?.(next.from || next.to ? next : undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form's own label names the group, a legend would be a second one
    <div role="group" className="day-range" {...(id !== undefined && { 'aria-labelledby': `${id}_label` })}>
      <label>
        <span>开始</span>
        <DateBox {...(id !== undefined && { id })} value={value.from} onChange={(from) => put({ from })} />
      </label>
      <label>
        <span>结束</span>
        <DateBox value={value.to} onChange={(to) => put({ to })} />
      </label>
    </div>
  );
}
