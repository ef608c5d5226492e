import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { fillBrowserGaps } from './browserGaps.ts';
import { fillNodeNames } from './nodeNames.ts';
import { pageLog } from './pageLog.ts';

// Files share their modules and their page, whatever their order. So the page is the same from the first one on, and
// what a test leaves behind is taken away here: a hook that a shared module sets would hold for one file only.
// The first form of a worker waits for all of its packages to be transformed: on a busy machine longer than 10 s.
configure({ asyncUtilTimeout: 30_000 });
fillBrowserGaps();
fillNodeNames();

afterEach(() => {
  cleanup();
  // antd's variables stay after what they dressed: a later test would copy them with every style it asks for.
  for (const style of document.querySelectorAll('style[data-css-hash]')) style.remove();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.scrollTop = 0;
  vi.unstubAllGlobals();
  expect(pageLog.splice(0), 'nothing unexpected in the log').toEqual([]);
});

// A module still on its way when the page is closed would have failed for every file after this one.
afterAll(() => vi.dynamicImportSettled());
