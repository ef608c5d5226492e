import { type Cell, nothing } from '../Cell.ts';
import type { DayRange, DayRangeField } from '../Field.ts';

/** `2026-03-08 ～ 2026-03-15`; an end that is not there yet is left open. */
export const dayRangeCell: Cell<DayRangeField, DayRange> = {
  width: '210px',
  draw: ({ from = '', to = '' } = {}) => (from || to ? `${from} ～ ${to}`.trim() : nothing),
};
