import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { killUnderWrites } from '../support/killUnderWrites.ts';

const root = await mkdtemp(join(tmpdir(), 'zhanggui-kill-'));
const cluster = await startPostgres({ durable: true });
afterAll(async () => {
  await cluster.stop();
  await rm(root, { recursive: true, force: true });
});

test.each([
  ['the embedded database', {}],
  ['PostgreSQL', { DATABASE_URL: cluster.urlOf('postgres') }],
])('what was saved on %s is there after the power went out in the middle of it', async (name, settings) => {
  const { acknowledged, lost, doubled } = await killUnderWrites(join(root, name), settings, 3);
  expect(acknowledged.length).toBeGreaterThanOrEqual(75);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});
