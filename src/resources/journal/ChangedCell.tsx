import type { OwnCellProps } from '#fields/own/Own.ts';
import { nameOfField } from './nameOfField.ts';

/** `价格、库存`: what a call has written, in the words of the forms. */
export const ChangedCell = ({ record: { fields } }: OwnCellProps<string>) =>
  Array.isArray(fields) ? <span>{fields.map((field: unknown) => nameOfField(String(field))).join('、')}</span> : null;
