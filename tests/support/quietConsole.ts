import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What the code under test said on the console; whatever a test did not expect fails it. */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(format(...words));
    });
  }
});
afterEach(() => {
  expect(said, 'nothing unexpected on the console').toEqual([]);
});
