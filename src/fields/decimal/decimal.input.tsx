import type { InputProps } from '../input/ItemProps.ts';
import { DecimalBox } from './DecimalBox.tsx';
import type { DecimalField } from './decimal.ts';

/** A figure with its unit. */
export const DecimalInput = ({ field, ...props }: InputProps<DecimalField, string>) => (
  <DecimalBox {...props} unit={field.unit ?? ''} negative={field.negative === true} />
);
