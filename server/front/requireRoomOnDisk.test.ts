import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requireRoomOnDisk } from './requireRoomOnDisk.ts';

const directory = await mkdtemp(join(tmpdir(), 'disk-'));
afterAll(() => rm(directory, { recursive: true }));

test('K2 a disk with room is fine; a full one and a directory that is gone are not', async () => {
  await requireRoomOnDisk([directory], 1);
  await expect(requireRoomOnDisk([directory], Number.MAX_SAFE_INTEGER)).rejects.toThrow('bytes left.');
  await expect(requireRoomOnDisk([join(directory, 'gone')], 1)).rejects.toThrow('ENOENT');
});
