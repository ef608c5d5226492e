import { Switch } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { SwitchField } from './switch.tsx';
import { sidesOf } from './switch.tsx';
import './switch.css';

/** Yes or no; the word of the side it is on stands beside it. */
export function SwitchInput({ field, value = false, onChange, ...marks }: InputProps<SwitchField, boolean>) {
  return (
    <span className="switch-field">
      <Switch {...marksOf(marks)} checked={value} onChange={(checked) => onChange?.(checked)} />
      <span aria-hidden="true">{sidesOf(field)[value ? 0 : 1]}</span>
    </span>
  );
}
