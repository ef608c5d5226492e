import { access, constants, statfs } from 'node:fs/promises';

/** Below this a film may not find room, and a database stops in the middle of a write. */
const LEAST_BYTES = 200_000_000;

/** @throws Error unless each directory can be written and its disk has 200 MB left. */
export async function requireRoomOnDisk(directories: readonly string[], least = LEAST_BYTES): Promise<void> {
  for (const directory of directories) {
    await access(directory, constants.W_OK);
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < least) throw new Error(`${directory} has ${bavail * bsize} bytes left.`);
  }
}
