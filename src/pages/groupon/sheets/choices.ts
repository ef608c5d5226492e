import type { LabelPaperName, SheetPaper } from '#crud/print/papers.ts';
import type { SheetKind } from './sheets.ts';

/** How many buyers stand on a page of 提货单: as many as fit, one, or four. GD-E3 */
export const cardSizes = [
  { value: 'flow', label: '连排' },
  { value: 'four', label: '一页四位' },
  { value: 'one', label: '一页一位' },
] as const;
export type CardSize = (typeof cardSizes)[number]['value'];

/** What the merchant chose: the same for all sheets, so that they agree, and what each of them has of its own. */
export interface Choices {
  readonly kind: SheetKind;
  /** Buyers with the same phone and address come as one. GD-E4 */
  readonly merged: boolean;
  /** 备货单 goes to the supplier. */
  readonly supplier: boolean;
  /** Each product of 分拣单 begins a page. */
  readonly apart: boolean;
  readonly cards: CardSize;
  readonly labels: LabelPaperName;
}

/** As the sheets are when the dialog opens, in a shop that prints on this paper. */
export const firstChoices = (paper: SheetPaper): Choices => ({
  kind: 'stock',
  merged: false,
  supplier: false,
  apart: false,
  cards: 'flow',
  labels: paper === 'letter' ? 'avery5160' : 'a4x14',
});
