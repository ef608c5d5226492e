import type { ReactNode } from 'react';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { LateOwn } from './LateOwn.tsx';

/** The input a field brings along, and that of its kind in its place where it cannot be drawn. */
export const ownInput = (Input: (props: InputProps) => ReactNode) =>
  function OwnInput(props: InputProps) {
    const { field, value, onChange } = props;
    const instead = <Input {...props} />;
    if (!field.input) return instead;
    const given = { ...marksOf(props), label: field.label, value, onChange: (next: unknown) => onChange?.(next) };
    return <LateOwn load={field.input} given={given} whose={field.label} instead={instead} />;
  };
