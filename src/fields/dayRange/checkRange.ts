import type { Message } from '#schemas/messages.ts';
import { isDay } from '../day/readDay.ts';
import type { AnyField, DayRange } from '../Field.ts';

const isRange = (value: unknown): value is DayRange => typeof value === 'object' && value !== null;

/** Whether a range has neither of its days: nothing is filled in. */
export const isOpenRange = (field: AnyField, value: unknown): boolean =>
  field.kind === 'dayRange' && isRange(value) && !value.from && !value.to;

/** Both days are days, both are there where the range is required, and the last one is not before the first. */
export function checkRange(value: unknown, { label, required }: AnyField): Message | undefined {
  const { from = '', to = '' } = isRange(value) ? value : {};
  if ([from, to].some((day) => day !== '' && !isDay(day))) return `${label}必须是日期`;
  if (required !== undefined && from === '') return `请选择${label}的开始日期`;
  if (required !== undefined && to === '') return `请选择${label}的结束日期`;
  return from !== '' && to !== '' && to < from ? `${label}的结束日期不能早于开始日期` : undefined;
}
