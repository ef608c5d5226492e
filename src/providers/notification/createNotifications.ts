import type { Message } from '#schemas/messages.ts';
import { AppletError, sentenceOf } from '../http/AppletError.ts';

/** One notice on the screen. */
export interface Notice {
  readonly id: number;
  readonly type: 'success' | 'error' | 'info';
  readonly text: Message;
}

export interface Notifications {
  open(type: Notice['type'], text: Message): void;
  close(id: number): void;
  /** Tells the merchant of a failure, each failure once, however many layers pass it on. T7 */
  fail(error: unknown, sentence?: (reason: Message) => Message): void;
  /** What stands on the screen now, oldest first. */
  get(): readonly Notice[];
  subscribe(listener: () => void): () => void;
}

/** The notices of the page; it holds them, the shell draws them. */
export function createNotifications(log: (line: string) => void): Notifications {
  const listeners = new Set<() => void>();
  const told = new WeakSet<object>();
  let notices: readonly Notice[] = [];
  let nextId = 1;
  const keep = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const open: Notifications['open'] = (type, text) => {
    // What went well before is old news, and the same sentence twice says nothing more.
    const standing = notices.filter((notice) => notice.type === 'error' && notice.text !== text);
    keep([...standing, { id: nextId, type, text }]);
    nextId += 1;
  };
  return {
    open,
    close: (id) => keep(notices.filter((notice) => notice.id !== id)),
    fail(error, sentence = (reason) => reason) {
      if (error instanceof Error) {
        if (told.has(error)) return;
        told.add(error);
      }
      if (isSilent(error)) return;
      if (error instanceof Error) log(error.message);
      open('error', sentence(sentenceOf(error)));
    },
    get: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A 403 speaks through the login screen, an aborted call has nobody left to speak to. T5, T9 */
const isSilent = (error: unknown): boolean =>
  error instanceof AppletError && (error.kind === 'forbidden' || error.kind === 'aborted');
