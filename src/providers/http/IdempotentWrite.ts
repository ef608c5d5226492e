import { printOf } from './printOf.ts';

/** A call that was begun and whose end nobody knows: the id it went out under, and what went out, as a print of it. */
export interface Attempt {
  readonly id: string;
  readonly print: string;
}

/**
 * One write that a merchant meant, held by whoever may send it again: while nobody knows how it ended, the same
 * body goes out under the same id, so that the applet does it once. Another body is another write. T9, decision 020
 *
 * Whoever keeps its attempt beyond the page hears of each before it goes out, and of its end. N4
 */
export class IdempotentWrite {
  #attempt: Attempt | undefined;
  readonly #onAttempt: (attempt: Attempt | undefined) => void;

  constructor(onAttempt: (attempt: Attempt | undefined) => void = () => {}) {
    this.#onAttempt = onAttempt;
  }

  /** What was begun and not answered. */
  get attempt(): Attempt | undefined {
    return this.#attempt;
  }

  /** Goes on with what was begun before this page was loaded. */
  resume(attempt: Attempt): void {
    this.#attempt = attempt;
  }

  /** The id to send these bytes under; `makeId` gives a new one. */
  idOf(sent: string, makeId: () => string): string {
    const print = printOf(sent);
    if (this.#attempt?.print !== print) this.#attempt = { id: makeId(), print };
    this.#onAttempt(this.#attempt);
    return this.#attempt.id;
  }

  /** It was answered: what is sent from now on is another write, even with the same body. */
  settle(): void {
    this.#attempt = undefined;
    this.#onAttempt(undefined);
  }
}
