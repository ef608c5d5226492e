import pLimit from 'p-limit';
import type { EditorPorts, UploadKind } from '../EditorPorts.ts';

/** A file on its way, or one that did not arrive. */
export interface Transfer {
  readonly id: string;
  readonly file: File;
  readonly kind: UploadKind;
  readonly at: 'waiting' | 'sending' | 'failed';
  /** The part that has left this machine, 0 to 1. */
  readonly sent: number;
  /** How many placeholders in the article draw it; a copy of one draws the same file again. */
  readonly drawn: number;
  /** Why it did not arrive. */
  readonly why?: string;
}

/** Sends files, a few at a time, and remembers those that did not arrive. U3 */
export interface Transfers {
  /** All of them, oldest first; another list after every change. */
  get(): readonly Transfer[];
  subscribe(listener: () => void): () => void;
  /** Gives the ids, in the order of the files. */
  send(files: readonly { readonly file: File; readonly kind: UploadKind }[]): readonly string[];
  /** Sends one that has failed once more, under the same id. */
  retry(id: string): void;
  /** Calls one off, or forgets one that has failed. */
  drop(id: string): void;
  /** A placeholder draws one, until what is given back is called. */
  show(id: string): () => void;
  /** Calls all of them off, for whoever waited has left. */
  stop(): void;
}

type Ports = Pick<EditorPorts, 'upload' | 'beginWork' | 'noteFailed' | 'clock'>;

/** What is done with the end of a transfer. */
interface Ends {
  arrived(transfer: Transfer, url: string): void;
  failed(transfer: Transfer, why: string): void;
  calledOff(id: string): void;
}

const AT_ONCE = 3;

export function createTransfers({ upload, beginWork, noteFailed, clock }: Ports, ends: Ends): Transfers {
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** What stops counting those that failed. */
  const missing = new Map<string, () => void>();
  const limit = pLimit(AT_ONCE);
  let transfers: readonly Transfer[] = [];
  let made = 0;

  const keep = (next: readonly Transfer[]) => {
    transfers = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => transfers.find((each) => each.id === id);
  const change = (id: string, patch: Partial<Transfer>) =>
    keep(transfers.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  const draw = (id: string, more: number) => change(id, { drawn: (find(id)?.drawn ?? 0) + more });
  const forget = (id: string) => keep(transfers.filter((each) => each.id !== id));
  const isDealtWith = (id: string) => {
    missing.get(id)?.();
    missing.delete(id);
  };

  function start(transfer: Transfer): void {
    const controller = new AbortController();
    running.set(transfer.id, controller);
    const endWork = beginWork();
    void limit(() => run(transfer, controller.signal)).finally(() => {
      running.delete(transfer.id);
      endWork();
    });
  }

  async function run({ id, file, kind }: Transfer, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    change(id, { at: 'sending' });
    const onProgress = (sent: number) => signal.aborted || change(id, { sent });
    try {
      const url = await upload(file, { kind, signal, onProgress });
      const transfer = find(id);
      if (signal.aborted || !transfer) return;
      // First what is seen, then what is told: who listens finds the article as it is now.
      ends.arrived(transfer, url);
      forget(id);
    } catch (error) {
      const transfer = find(id);
      if (signal.aborted || !transfer) return;
      const why = error instanceof Error ? error.message : '';
      ends.failed(transfer, why);
      change(id, { at: 'failed', why });
      if (noteFailed && find(id)) missing.set(id, noteFailed());
    }
  }

  return {
    get: () => transfers,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(files) {
      const fresh = files.map(({ file, kind }): Transfer => {
        made += 1;
        return { id: `loading_${clock.now().toString(36)}_${made}`, file, kind, at: 'waiting', sent: 0, drawn: 0 };
      });
      keep([...transfers, ...fresh]);
      for (const transfer of fresh) start(transfer);
      return fresh.map(({ id }) => id);
    },
    retry(id) {
      const failed = find(id);
      if (failed?.at !== 'failed') return;
      isDealtWith(id);
      const { why: _, ...again } = { ...failed, at: 'waiting' as const, sent: 0 };
      keep(transfers.map((each) => (each.id === id ? again : each)));
      start(again);
    },
    drop(id) {
      if (!find(id)) return;
      running.get(id)?.abort();
      isDealtWith(id);
      ends.calledOff(id);
      forget(id);
    },
    show(id) {
      draw(id, 1);
      return () => draw(id, -1);
    },
    stop() {
      for (const controller of running.values()) controller.abort();
      for (const id of [...missing.keys()]) isDealtWith(id);
    },
  };
}
