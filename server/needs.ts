import type { Database } from './database/Database.ts';
import type { FileStore } from './files/FileStore.ts';
import type { WechatDriver } from './wechat/WechatDriver.ts';

/** A letter to one person; `to` is an e-mail address. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A text message to many phones. */
export interface TextMessage {
  readonly phones: readonly string[];
  readonly content: string;
}

/** Everything outside the applet, handed in: so that a test has its own time, chance and disk. */
export interface Needs {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  /** Lets a while go by; a test only turns its clock. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Gives `size` bytes that nobody can guess. */
  readonly random: (size: number) => Uint8Array;
  /** Keys signatures and the hashes of short codes; at least 32 bytes. */
  readonly secret: Uint8Array;
  /** Takes one line for the owner of the server; never a body, a session or a code. */
  readonly log: (line: string) => void;
  /** Hands a letter on after it was put into the outbox; the outbox alone will do. */
  readonly deliver?: (letter: Letter) => Promise<void>;
  /** The same for a text message. */
  readonly deliverText?: (message: TextMessage) => Promise<void>;
  /** Where relative pictures lead: a path of this server or the origin of another; `/files` when left out. */
  readonly fileHost?: string;
  /** The way to WeChat; a simulated one when it is left out. */
  readonly wechat?: WechatDriver;
}
