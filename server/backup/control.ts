import { rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** In the data directory, which is this user's alone: who may open it may read the database as well. K7 */
const socketIn = (dataDir: string) => join(dataDir, 'control.sock');
/** Of a socket's path, on Linux and macOS; a longer one is cut off without a word, and leads elsewhere. */
const LONGEST_PATH = 100;

const asked = z.object({ backup: z.string() });
const answered = z.object({ says: z.string(), failed: z.boolean() });

/**
 * Lets a command have work done by the server that has the embedded database, which is one process's alone. K8
 *
 * @param backup writes an archive to a path and says what is in it.
 */
export async function openControl(
  dataDir: string,
  backup: (file: string) => Promise<string>,
): Promise<{ close(): Promise<void> }> {
  const path = socketIn(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`the path ${path} is too long for a socket.`);
  // Of one that was killed.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => socket.destroy());
    const answer = await text(socket.iterator({ destroyOnReturn: false }))
      .then(async (line) => ({ says: await backup(z.parse(asked, JSON.parse(line)).backup), failed: false }))
      .catch((failure: unknown) => ({ says: failure instanceof Error ? failure.message : 'It failed.', failed: true }));
    socket.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Asks the server that has the data directory for a backup; undefined where none has it. @throws Error with its reason */
export async function askForBackup(dataDir: string, file: string): Promise<string | undefined> {
  const path = socketIn(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return undefined;
  const socket = createConnection({ path, allowHalfOpen: true });
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!connected) return undefined;
  socket.end(JSON.stringify({ backup: file }));
  const { says, failed } = z.parse(answered, JSON.parse(await text(socket)));
  if (failed) throw new Error(says);
  return says;
}
