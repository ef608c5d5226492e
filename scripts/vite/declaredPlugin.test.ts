import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { declaredPlugin } from './declaredPlugin.ts';

test('a declaration that is data is a resource, and brings the kinds that few declarations have', async () => {
  const { module } = await runnerImport<typeof import('./fixtures/withFees.ts')>(
    './scripts/vite/fixtures/withFees.ts',
    {
      plugins: [declaredPlugin()],
    },
  );
  expect(module.made).toMatchObject({ name: 'fees', label: '费率', fields: { share: { kind: 'percent' } } });
  expect(module.known).toContain('percent');
});
