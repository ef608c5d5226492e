import { afterEach, expect, test, vi } from 'vitest';
import { createSheetDesk, type SheetJob } from './sheetJob.ts';
import { fromXlsx, toXlsx } from './xlsx.ts';

interface Ears {
  onmessage(event: object): void;
  onmessageerror(event: object): void;
  onerror(event: object): void;
}

let ended = 0;

/** A browser's worker, which does something of its own with what it is told. */
const browserWith = (told: (worker: Ears) => void) =>
  vi.stubGlobal(
    'Worker',
    class implements Ears {
      onmessage = () => {};
      onmessageerror = () => {};
      onerror = () => {};
      postMessage = (_: SheetJob) => queueMicrotask(() => told(this));
      terminate = () => {
        ended += 1;
      };
    },
  );
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  ended = 0;
});

test.each([
  ['its code is gone', (worker: Ears) => worker.onerror({ type: 'error' }), '刷新后再试'],
  ['it breaks', (worker: Ears) => worker.onerror({ type: 'error', message: 'Uncaught' }), '请再试一次'],
  ['its answer cannot be read', (worker: Ears) => worker.onmessageerror({}), '请再试一次'],
  ['it has a problem', (worker: Ears) => worker.onmessage({ data: { problem: '打不开' } }), '打不开'],
])('N11 the sheet worker ends with a sentence when %s, reading or writing', async (_, told, said) => {
  browserWith(told);
  const sentence = { sentence: expect.stringContaining(said) };
  await expect(fromXlsx(new ArrayBuffer(1))).rejects.toMatchObject(sentence);
  await expect(toXlsx([{ columns: [{ heading: '名称' }], rows: [] }])).rejects.toMatchObject(sentence);
  expect(ended).toBe(2);
});

test('N11 a sheet worker that never answers is ended after two minutes, and says so', async () => {
  vi.useFakeTimers();
  browserWith(() => {});
  const read = expect(fromXlsx(new ArrayBuffer(1))).rejects.toMatchObject({
    sentence: expect.stringContaining('处理了两分钟'),
  });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await read;
  expect(ended).toBe(1);
});

test('N11 whatever breaks inside the sheet worker is answered, and never only thrown', async () => {
  const job = {
    get read(): ArrayBuffer {
      throw new Error('nobody foresaw this');
    },
  };
  expect(await createSheetDesk()(job)).toEqual({ problem: '表格处理失败，请再试一次' });
});
