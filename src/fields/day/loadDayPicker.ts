import type { ComponentType } from 'react';
import type { DateBoxProps } from './DateBox.tsx';

let loaded: ComponentType<DateBoxProps> | undefined;

/** antd's calendar, once its code is there. */
export const pickerNow = () => loaded;

/** It is heavy, and nobody needs it to see a form: its code comes behind the form's. */
export async function loadDayPicker(): Promise<void> {
  loaded = (await import('./DayPicker.tsx')).DayPicker;
}
