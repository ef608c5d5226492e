/** antd's calendar for a field of a form, and for a list's filter, which brings its own theme. */
export type DayPickers = Pick<typeof import('./DayPicker.tsx'), 'DayPicker' | 'DayPickerAlone'>;

let loaded: DayPickers | undefined;

/** antd's calendar, once its code is there. */
export const pickersNow = () => loaded;

/** It is heavy, and nobody needs it to see a form or a filter: its code comes behind theirs. */
export async function loadDayPickers(): Promise<void> {
  loaded = await import('./DayPicker.tsx');
}
