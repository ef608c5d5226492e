import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endWithNpm } from './endWithNpm.mjs';

test('a process whose parent is gone ends', async () => {
  const parents = [10, 10, 1];
  await new Promise((end) => {
    endWithNpm({ parentId: () => parents.shift(), end, intervalMs: 1 });
  });
  expect(parents).toEqual([]);
});

test('looking for the parent keeps no process alive', async () => {
  const url = new URL('./endWithNpm.mjs', import.meta.url);
  const script = `import(${JSON.stringify(url.href)}).then(({ endWithNpm }) => endWithNpm())`;
  const child = spawn(process.execPath, ['-e', script]);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
