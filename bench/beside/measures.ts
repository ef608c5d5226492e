/** One line of the table. */
export interface Measure {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  /** What is held against the bounds: what was measured, or how many times the limit's it is. */
  readonly by: 'value' | 'ratio';
  /** At most so much; left out where nothing is asked. */
  readonly must?: number;
  readonly goal?: number;
}

/** What the product means to reach, in the order of the table. */
export const measures: readonly Measure[] = [
  { key: 'bytesBefore', title: 'page, JS and CSS up to the first row', unit: 'kB', by: 'value', must: 165 },
  { key: 'bytesUntilQuiet', title: 'page, JS and CSS until quiet', unit: 'kB', by: 'value' },
  { key: 'firstRow', title: 'first row', unit: 'ms', by: 'ratio', must: 1.5, goal: 1.3 },
  { key: 'slowFirstRow', title: 'first row, slow', unit: 'ms', by: 'ratio', must: 1.5 },
  { key: 'slowBlocked', title: 'blocked, slow', unit: 'ms', by: 'value', must: 60, goal: 20 },
  { key: 'heap', title: 'heap after load', unit: 'MB', by: 'value', must: 7 },
  { key: 'shift', title: 'layout shift', unit: '', by: 'value', must: 0, goal: 0 },
  { key: 'warm', title: 'first row, second visit', unit: 'ms', by: 'ratio' },
  { key: 'warmLive', title: 'first row that can be pressed, second visit', unit: 'ms', by: 'ratio', must: 1.5 },
  { key: 'lateFrames', title: 'scrolling: late frames', unit: '%', by: 'value', must: 0, goal: 0 },
  { key: 'scrollWork', title: 'scrolling: main thread per 1 000 px', unit: 'ms', by: 'ratio', must: 1.4, goal: 1.15 },
  { key: 'jump', title: 'jump to the last row', unit: 'ms', by: 'value', must: 60, goal: 50 },
  { key: 'toForm', title: 'list → form', unit: 'ms', by: 'ratio', must: 1.8 },
  { key: 'toList', title: 'form → list', unit: 'ms', by: 'ratio', must: 1.8 },
  { key: 'key', title: 'a key in the form', unit: 'ms', by: 'value', must: 4, goal: 3 },
  { key: 'firstRow.5000', title: 'first row of 5 000 goods', unit: 'ms', by: 'ratio' },
  { key: 'firstRow.5000.whole', title: 'first row of 5 000 goods, peers fetch all', unit: 'ms', by: 'ratio' },
  { key: 'firstRow.20000', title: 'first row of 20 000 goods', unit: 'ms', by: 'ratio' },
  { key: 'heap.20000', title: 'heap after load of 20 000 goods', unit: 'MB', by: 'value' },
  {
    ...{ key: 'firstRow.20000.whole', title: 'first row of 20 000 goods, peers fetch all', unit: 'ms', by: 'ratio' },
    ...{ must: 1.3, goal: 1.1 },
  },
  { key: 'heap.20000.whole', title: 'heap after load of 20 000 goods, peers fetch all', unit: 'MB', by: 'value' },
];
