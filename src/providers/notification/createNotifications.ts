import { isMissingCode } from '#schemas/late/isMissingCode.ts';
import type { Message } from '#schemas/messages.ts';
import { AppletError, sentenceOf } from '../http/AppletError.ts';

/** What a notice offers to do, e.g. to take back what it tells of. */
export interface NoticeAction {
  readonly label: string;
  run(): void;
}

/** One notice on the screen. */
export interface Notice {
  readonly id: number;
  readonly type: 'success' | 'error' | 'info';
  readonly text: Message;
  /** Runs once, and closes the notice. */
  readonly action?: NoticeAction;
}

export interface Notifications {
  /** Something to press stands longer, and is not swept away by what goes well after it. */
  open(type: Notice['type'], text: Message, action?: NoticeAction): void;
  close(id: number): void;
  /** Tells the merchant of a failure, each failure once, however many layers pass it on. T7 */
  fail(error: unknown, sentence?: (reason: Message) => Message): void;
  /** What stands on the screen now, oldest first. */
  get(): readonly Notice[];
  subscribe(listener: () => void): () => void;
}

/** The notices of the page; it holds them, the shell draws them. Of code that a page being left calls off nobody is told. */
export function createNotifications(log: (line: string) => void, isLeaving = () => false): Notifications {
  const listeners = new Set<() => void>();
  const notified = new WeakSet<object>();
  let notices: readonly Notice[] = [];
  let nextId = 1;
  const keep = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => keep(notices.filter((notice) => notice.id !== id));

  /** Whoever presses twice, or after the notice has gone, does nothing. */
  const once = (id: number, { label, run }: NoticeAction): NoticeAction => ({
    label,
    run() {
      if (!notices.some((notice) => notice.id === id)) return;
      close(id);
      run();
    },
  });

  const open: Notifications['open'] = (type, text, action) => {
    const id = nextId++;
    keep([
      ...notices.filter((notice) => staysBeside(notice, text, action)),
      { id, type, text, ...(action && { action: once(id, action) }) },
    ]);
  };

  return {
    open,
    close,
    fail(error, sentence = (reason) => reason) {
      if (error instanceof Error) {
        if (notified.has(error)) return;
        notified.add(error);
      }
      if (isSilent(error) || (isLeaving() && isMissingCode(error))) return;
      if (error instanceof Error && !isMendable(error)) log(error.message);
      open('error', sentence(sentenceOf(error)));
    },
    get: () => notices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What went well before is old news, and the same sentence twice says nothing more. Something to press stays until it
 * runs out, or until there is something newer to press: two of them would leave open which one is meant.
 */
function staysBeside(notice: Notice, text: Message, action: NoticeAction | undefined): boolean {
  if (notice.action) return action === undefined;
  return notice.type === 'error' && notice.text !== text;
}

/** A file that cannot be sent is nobody's fault but the file's. */
const isMendable = (error: Error): boolean => error instanceof AppletError && error.kind === 'unfit';

/** A 403 speaks through the login screen, an aborted call has nobody left to speak to. T5, T9 */
const isSilent = (error: unknown): boolean =>
  error instanceof AppletError && (error.kind === 'forbidden' || error.kind === 'aborted');
