import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Packs a built app, as merchants get it. @throws Error with what the packing said. */
export async function packed(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/pack.mjs', folder]);
}
