import { type Message, messages } from '#schemas/messages.ts';

/** Every way a call says no; what to do about it is decided by this word alone, never by a message's text. */
export type FailureKind = 'request' | 'refused' | 'forbidden' | 'http' | 'contract' | 'upload' | 'unfit' | 'aborted';

interface Details {
  /** What the merchant reads; empty when there is nothing to say. */
  readonly sentence?: Message | undefined;
  /** Why, for the log: never a body, a password or a session. */
  readonly why: string;
  /** The other side's own word, where it has one beside what we say. E14 */
  readonly said?: Message | undefined;
  readonly errcode?: number | undefined;
  /** Field → what is wrong with it, in the applet's own words. */
  readonly faults?: Readonly<Record<string, Message>> | undefined;
  readonly status?: number;
  readonly cause?: unknown;
}

const sentences: Record<FailureKind, Message> = {
  request: messages.requestFailed,
  refused: messages.serverFailed,
  forbidden: '',
  http: messages.serverFailed,
  contract: messages.serverFailed,
  upload: messages.uploadFailed,
  unfit: messages.uploadFailed,
  aborted: '',
};

/**
 * The one family of errors that leaves the edge: what failed, for the log, and what to tell the merchant.
 *
 * `message` reads `Failed to call POST /api/…: <why>`. T3, T4, T5
 */
export class AppletError extends Error {
  override readonly name = 'AppletError';
  readonly kind: FailureKind;
  readonly sentence: Message;
  /** The file host's own word for it, where it gave one. E14 */
  readonly said: Message | undefined;
  readonly errcode: number | undefined;
  /** Field → what is wrong with it, where the applet says so. */
  readonly faults: Readonly<Record<string, Message>> | undefined;
  /** The HTTP status, in the field refine reads it from. */
  readonly statusCode: number;

  constructor(kind: FailureKind, endpoint: { readonly method: string; readonly path: string }, details: Details) {
    super(`Failed to call ${endpoint.method} ${endpoint.path}: ${details.why}`, { cause: details.cause });
    this.kind = kind;
    this.sentence = details.sentence || sentences[kind];
    this.said = details.said;
    this.errcode = details.errcode;
    this.faults = details.faults;
    this.statusCode = details.status ?? 0;
  }
}

/** What to tell the merchant of anything that was thrown. */
export function sentenceOf(error: unknown): Message {
  return error instanceof AppletError ? error.sentence : messages.serverFailed;
}
