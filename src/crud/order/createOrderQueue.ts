import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { planSwaps, type Swap, swapped } from './planSwaps.ts';

/**
 * Where the sorting stands: `reading` the order; at `rest`; `saving` step by step; `saved`; `failed` at a step, the
 * order read anew; `differing`, when all was sent and the applet holds another order; `lost`, when it cannot be read.
 */
export type OrderStage = 'reading' | 'rest' | 'saving' | 'saved' | 'failed' | 'differing' | 'lost';

export interface OrderState {
  /** The records as the merchant wants them. */
  readonly records: readonly DataRecord[];
  readonly stage: OrderStage;
  /** Steps that are behind, and all that this sorting takes. After a failure, the step that failed is the next one. */
  readonly done: number;
  readonly steps: number;
}

interface Dependencies {
  /** All records in their order. */
  readonly read: () => Promise<readonly DataRecord[]>;
  readonly swap: (swap: Swap) => Promise<unknown>;
  /** Told of every failure, once. */
  readonly onFail: (error: unknown) => void;
}

export const idsOf = (records: readonly DataRecord[]): readonly RecordId[] => records.map(({ id }) => id);
export const sameOrder = (one: readonly DataRecord[], other: readonly DataRecord[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * Sends what the merchant sorts as swaps of neighbours, one call at a time and each once. C2, T9
 *
 * What is wanted meanwhile is planned from where the applet will be. A failure ends it: the order is read anew.
 */
export function createOrderQueue({ read, swap, onFail }: Dependencies) {
  const listeners = new Set<() => void>();
  let state: OrderState = { records: [], stage: 'reading', done: 0, steps: 0 };
  let waiting: readonly Swap[] = [];
  let underWay = 0;
  /** The applet's order once the step under way is done. */
  let reached: readonly RecordId[] = [];
  let working: Promise<void> = Promise.resolve();

  const set = (change: Partial<OrderState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function load(stage: OrderStage) {
    set({ stage: 'reading' });
    try {
      const records = await read();
      reached = idsOf(records);
      set({ records, stage });
    } catch (error) {
      onFail(error);
      set({ stage: 'lost' });
    }
  }

  async function save() {
    try {
      do {
        for (let [next] = waiting; next; [next] = waiting) {
          waiting = waiting.slice(1);
          reached = swapped(reached, next);
          underWay = 1;
          await swap(next).finally(() => {
            underWay = 0;
          });
          set({ done: state.done + 1 });
        }
      } while (!(await isTrue()));
    } catch (error) {
      waiting = [];
      onFail(error);
      await load('failed');
    }
  }

  /** Looks at what the applet holds now; false when there is more to send meanwhile. */
  async function isTrue(): Promise<boolean> {
    // Every step was answered: an order that cannot be looked at is still the one that was sent.
    const truth = await read().catch(() => state.records);
    if (waiting.length > 0) return false;
    reached = idsOf(truth);
    set({ records: truth, stage: sameOrder(truth, state.records) ? 'saved' : 'differing' });
    return true;
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads the order, at first and when it was lost. */
    load: () => {
      working = load('rest');
      return working;
    },
    /** Wants the records in another order; nothing while it is not known how they stand. */
    move(records: readonly DataRecord[]) {
      if (state.stage === 'reading' || state.stage === 'lost') return;
      const saving = state.stage === 'saving';
      waiting = planSwaps(reached, idsOf(records));
      if (!saving && waiting.length === 0) return;
      const done = saving ? state.done : 0;
      set({ records, stage: 'saving', done, steps: done + underWay + waiting.length });
      if (!saving) working = save();
    },
    /** Resolves when nothing is under way any more. */
    settled: () => working,
    /** Sends nothing more; the step under way cannot be called back. */
    stop() {
      waiting = [];
    },
  };
}
