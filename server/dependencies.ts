import type { Database } from './database/Database.ts';
import type { Stored } from './declared/createStored.ts';
import type { Allowance } from './files/checkRoom.ts';
import type { FileStore } from './files/FileStore.ts';
import type { Post } from './outbox/createPost.ts';
import type { Reach } from './remote/Reach.ts';
import type { WechatDriver } from './wechat/WechatDriver.ts';

/** Everything outside the applet, handed in: so that a test has its own time, chance and disk. */
export interface Dependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  /** Lets a while go by, or less when `signal` says so; a test only turns its clock. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Gives `size` bytes that nobody can guess. */
  readonly random: (size: number) => Uint8Array;
  /** Keys signatures and the hashes of short codes; at least 32 bytes. */
  readonly secret: Uint8Array;
  /** Takes one line for the owner of the server; never a body, a session or a code. */
  readonly log: (line: string) => void;
  /** Takes along what is in the outbox; without one it stays there, waiting. */
  readonly post?: Pick<Post, 'wake' | 'carriers'>;
  /** Where relative pictures lead: a path of this server or the origin of another; `/files` when left out. */
  readonly fileHost?: string;
  /** How far pictures named by a merchant are fetched from; the open web when left out. E11 */
  readonly reach?: Reach;
  /** How much an account may keep; the usual when left out. K9 */
  readonly allowance?: Allowance;
  /** What declarations say is kept here; left out, nothing is. */
  readonly stored?: Stored;
  /** The file of declarations that lies beside the product, as it is now; nothing where there is none. */
  readonly readDeclarationsFile?: () => Promise<string | undefined>;
  /** The way to WeChat; a simulated one when it is left out. */
  readonly wechat?: WechatDriver;
}
