import { DecimalBox } from '../decimal/DecimalBox.tsx';
import type { InputProps } from '../input/ItemProps.ts';
import type { PercentField } from './percent.ts';

/** A figure with its sign behind it. */
export const PercentInput = ({ field, ...props }: InputProps<PercentField, string>) => (
  <DecimalBox {...props} unit="%" negative={field.negative === true} />
);
