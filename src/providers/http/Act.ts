/**
 * One deliberate deed of the merchant, held by whoever may send it again: while nobody knows how it ended, the same
 * body goes out under the same id, so that the applet does it once. Another body is another deed. T9, decision 020
 */
export class Act {
  #sent = '';
  #id = '';

  /** The id to send these bytes under; `makeId` gives a new one. */
  idOf(sent: string, makeId: () => string): string {
    if (this.#sent !== sent) {
      this.#sent = sent;
      this.#id = makeId();
    }
    return this.#id;
  }

  /** It was answered: what is sent from now on is another deed, even with the same body. */
  settle(): void {
    this.#sent = '';
  }
}
