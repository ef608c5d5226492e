/** How an article is shown. */
export interface Frame {
  /** As its HTML, to be written by hand. */
  readonly isSource: boolean;
  /** Over the whole screen. */
  readonly isFull: boolean;
  /** With what finds and replaces beside it. */
  readonly isFinding: boolean;
}

export const plainFrame: Frame = { isSource: false, isFull: false, isFinding: false };
