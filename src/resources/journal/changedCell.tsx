import type { OwnCellModule, OwnCellProps } from '#fields/own/Own.ts';
import { nameOfField } from './nameOfField.ts';

const BETWEEN = '、';

/** `价格、库存` of `price、stock`: what a call has written, in the words of the forms. */
const changedText = (value = ''): string => value.split(BETWEEN).map(nameOfField).join(BETWEEN);

const ChangedCell = ({ value }: OwnCellProps<string>) => <span>{changedText(value)}</span>;

/** The same in its cell, and in a sheet. */
export const changedCell: OwnCellModule<string> = { default: ChangedCell, text: changedText };
