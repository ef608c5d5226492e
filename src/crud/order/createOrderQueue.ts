import type { RecordId } from '#providers/data/calls.ts';
import { inOrderOf, sameOrder } from './inOrderOf.ts';
import { planSwaps, type Swap, swapped } from './planSwaps.ts';

type Ids = readonly RecordId[];

/**
 * Where the sorting stands: at `rest`; `saving` step by step; `saved`; `failed` at a step, the order read anew; `moved`,
 * when somebody else has sorted before; `differing`, when all was sent and the applet holds another order; `lost`, when
 * nothing is known of the order but what the merchant wants.
 */
export type OrderStage = 'rest' | 'saving' | 'saved' | 'failed' | 'moved' | 'differing' | 'lost';

export interface OrderState {
  readonly stage: OrderStage;
  /** The order that stands on the screen, whatever the list was last answered; undefined where that is the one. */
  readonly shown: Ids | undefined;
  /** As the merchant wants it, and as it was before. */
  readonly wanted: Ids;
  readonly before: Ids;
  /** What is wanted is what was before. */
  readonly back: boolean;
  /** Steps that are behind, and all that this sorting takes. After a failure, the step that failed is the next one. */
  readonly done: number;
  readonly steps: number;
}

interface Dependencies {
  /** All records in their order. */
  readonly read: () => Promise<Ids>;
  readonly swap: (swap: Swap) => Promise<unknown>;
  /** Told of every failure, once. */
  readonly onFail: (error: unknown) => void;
  /** Told what came of it; until it is over the order stays on the screen. */
  readonly onEnd: (state: OrderState) => Promise<unknown>;
}

const rest: OrderState = { stage: 'rest', shown: undefined, wanted: [], before: [], back: false, done: 0, steps: 0 };

/**
 * Sends what the merchant sorts as swaps of neighbours, one call at a time and each once. C2, T9
 *
 * Before the first one the order is read: where somebody else has sorted, nothing is sent. What is wanted meanwhile is
 * planned from where the applet will be. A failure ends it, and the order is read anew; what was wanted is kept.
 */
export function createOrderQueue({ read, swap, onFail, onEnd }: Dependencies) {
  const listeners = new Set<() => void>();
  let state = rest;
  let waiting: readonly Swap[] = [];
  let underWay = 0;
  /** The applet's order once the step under way is done; undefined while it is not known. */
  let reached: Ids | undefined;
  let working: Promise<void> = Promise.resolve();

  const set = (change: Partial<OrderState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function plan(wanted: Ids) {
    waiting = planSwaps(reached ?? state.before, inOrderOf(wanted, reached ?? state.before));
    set({ wanted, shown: wanted, steps: state.done + underWay + waiting.length });
  }

  /** @param isRead the applet could be read at the end; else the list may still say what was before. */
  async function end(change: Partial<OrderState>, isRead = true) {
    set(change);
    const ended = state;
    await onEnd(ended);
    // The list says the same by now, unless something was moved again.
    if (isRead && state === ended) set({ shown: undefined });
  }

  /** @param from the order it was sorted from; left out, it is sent whatever stands there now. */
  async function save(from?: Ids): Promise<void> {
    try {
      reached = undefined;
      const held = await read();
      if (from && !sameOrder(held, from)) {
        waiting = [];
        return await end({ stage: 'moved', shown: held });
      }
      reached = held;
      plan(state.wanted);
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
      const truth = await read().catch(() => undefined);
      if (truth) await end({ stage: 'failed', shown: truth });
      else set({ stage: 'lost' });
    }
  }

  /** Looks at what the applet holds now; false when there is more to send meanwhile. */
  async function isTrue(): Promise<boolean> {
    // Every step was answered: an order that cannot be looked at is still the one that was sent.
    const held = await read().catch(() => undefined);
    if (waiting.length > 0) return false;
    const truth = held ?? reached ?? state.wanted;
    const stage = sameOrder(truth, inOrderOf(state.wanted, truth)) ? 'saved' : 'differing';
    await end({ stage, shown: truth }, held !== undefined);
    return true;
  }

  function begin(change: Pick<OrderState, 'wanted' | 'before' | 'back'>, from?: Ids) {
    const steps = planSwaps(change.before, inOrderOf(change.wanted, change.before)).length;
    set({ ...change, shown: change.wanted, stage: 'saving', done: 0, steps });
    working = save(from);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Wants the records in another order than the one on the screen. */
    move(from: Ids, wanted: Ids) {
      if (state.stage === 'saving') {
        set({ back: false });
        plan(wanted);
      }
      if (state.stage === 'saving' || sameOrder(from, wanted)) return;
      // Where nothing is known of the order there is nothing to hold it against.
      if (state.stage === 'lost') begin({ wanted, before: state.before, back: false });
      else begin({ wanted, before: from, back: false }, from);
    },
    /** Sends what is wanted to where the applet is now. */
    retry: () => state.stage !== 'saving' && begin(state),
    /** Wants back what was before. */
    restore: () => state.stage !== 'saving' && begin({ wanted: state.before, before: state.before, back: true }),
    /** Takes a saved order back, unless somebody has sorted since. @returns false while another one is being saved. */
    takeBack(saved: Ids, before: Ids): boolean {
      if (state.stage === 'saving') return false;
      begin({ wanted: before, before: saved, back: true }, saved);
      return true;
    },
    /** What was said has been read. */
    dismiss: () => state.stage !== 'saving' && set(rest),
    /** Resolves when nothing is under way any more. */
    settled: () => working,
  };
}

/** What {@link createOrderQueue} makes. */
export type OrderQueue = ReturnType<typeof createOrderQueue>;
