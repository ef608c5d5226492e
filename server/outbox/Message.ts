import type { outbox } from '../database/tables/outbox.ts';

/** A letter to one person; `to` is an e-mail address. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Holds what only its reader may know, such as a code. */
  readonly isPrivate?: boolean;
}

/** A text message to many phones. */
export interface TextMessage {
  readonly phones: readonly string[];
  readonly content: string;
}

/** Either, as the outbox holds it. */
export type Message = typeof outbox.$inferSelect;

/** What became of one try. Waiting asks for another; `why` is for an administrator and holds no password. */
export interface Outcome {
  readonly state: 'sent' | 'kept' | 'failed' | 'waiting';
  readonly why?: string;
}

/** A way out of the outbox for one kind of message. */
export interface Carrier {
  /** Whether messages leave by it; else they stay where they are. */
  readonly leaves: boolean;
  /** Where they go, or why they do not: one sentence for the page, without a password. */
  readonly says: string;
  /** The same for the log, in English. */
  readonly logs: string;
  /** Tries once, for no longer than a minute. */
  carry(message: Message): Promise<Outcome>;
}

export type Carriers = Readonly<Record<Message['kind'], Carrier>>;
