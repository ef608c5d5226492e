import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What one library says of another, where nothing of ours can change it. */
const foreign = [
  // pro-components 2.8 hands antd 5.29 what it has given a new name; only a development build says so.
  '[antd: Descriptions] `contentStyle` is deprecated',
  // The editor and what it stands on are of React 16.
  'Supplying an `onTab` prop to `DraftEditor`',
  'Please update the following components: BraftEditor',
  // A page that is not laid out has no sizes; whether a chart's engine comes before a test ends is a matter of the machine.
  "[ECharts] Can't get DOM width or height",
];

/** What the code under test said on the console; whatever a test did not expect fails it. */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      const line = format(...words);
      if (!foreign.some((known) => line.includes(known))) said.push(line);
    });
  }
});
afterEach(() => {
  expect(said, 'nothing unexpected on the console').toEqual([]);
});
