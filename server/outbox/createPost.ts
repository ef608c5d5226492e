import type { Dependencies } from '../dependencies.ts';
import { later } from '../process/later.ts';
import type { Carriers, Message, Outcome } from './Message.ts';
import { CUT, claimNext, giveUpLost, nextDue, settle } from './queue.ts';

/** Takes along what waits in the outbox, one message after the other. */
export interface Post {
  readonly carriers: Carriers;
  /** Something may be waiting, and is committed. Comes back at once, whatever becomes of it. */
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Takes nothing along any more, and gives what is under way a moment. */
  close(): Promise<void>;
}

interface PostNeeds extends Pick<Dependencies, 'database' | 'clock' | 'sleep' | 'log'> {
  readonly carriers: Carriers;
}

/** How long after each try the next one is made; after the last there is none. */
const AGAIN_AFTER_MS = [30_000, 120_000, 480_000];
/** How long after the database failed it is asked again. */
const REPAIRED_MS = 30_000;
/** A code has expired by then, and 「今天 18 点前来取」 may be of yesterday. */
const FRESH_MS = 15 * 60_000;
const PATIENCE_MS = 3000;

/** Makes the post of one server. It does nothing until it is woken. */
export function createPost({ database, clock, log, sleep, carriers }: PostNeeds): Post {
  const cut = later<Outcome>();
  let asked = false;
  let closed = false;
  let alarm = new AbortController();
  let running: Promise<void> | undefined;

  function wake() {
    asked = true;
    if (closed || running) return;
    running = run().finally(() => {
      running = undefined;
      if (asked) wake();
    });
  }

  async function run() {
    while (asked && !closed) {
      asked = false;
      try {
        await empty();
      } catch (failure) {
        log(`Failed to empty the outbox: ${failure instanceof Error ? failure.name : 'unknown'}`);
        ringAt(new Date(clock().getTime() + REPAIRED_MS));
      }
    }
  }

  async function empty() {
    await giveUpLost(database, clock());
    while (!closed) {
      const message = await claimNext(database, clock());
      if (!message) break;
      await take(message);
    }
    const due = await nextDue(database);
    if (due) ringAt(due);
  }

  async function take(message: Message) {
    const { id, kind, tries } = message;
    const outcome = await tryOnce(message);
    const pause = outcome.state === 'waiting' ? AGAIN_AFTER_MS[tries - 1] : undefined;
    const now = clock();
    if (pause !== undefined) return settle(database, id, outcome, { now, dueAt: new Date(now.getTime() + pause) });
    const { state, why } = outcome;
    const isOver = state === 'waiting' || state === 'failed';
    await settle(database, id, isOver ? { state: 'failed', ...(why && { why }) } : outcome, { now });
    // Neither to whom nor why: a server's words may name the person.
    if (isOver) log(`Failed to send ${kind} ${id}: the outbox says why.`);
  }

  async function tryOnce(message: Message): Promise<Outcome> {
    const carrier = carriers[message.kind];
    const age = clock().getTime() - message.written_at.getTime();
    if (carrier.leaves && age > FRESH_MS) return { state: 'failed', why: '等待超过 15 分钟，内容可能已过时，没有发出' };
    try {
      return await Promise.race([carrier.carry(message), cut.promise]);
    } catch {
      return { state: 'failed', why: '发送时出错，无法确认是否发出' };
    }
  }

  function ringAt(due: Date) {
    alarm.abort();
    if (closed) return;
    alarm = new AbortController();
    const { signal } = alarm;
    void sleep(Math.max(0, due.getTime() - clock().getTime()), signal).then(() => !signal.aborted && wake());
  }

  return {
    carriers,
    wake,
    idle: async () => {
      while (running) await running;
    },
    async close() {
      closed = true;
      alarm.abort();
      const over = running;
      if (!over) return;
      const patience = new AbortController();
      await Promise.race([over, sleep(PATIENCE_MS, patience.signal)]);
      patience.abort();
      cut.resolve({ state: 'failed', why: CUT });
      await over;
    },
  };
}
