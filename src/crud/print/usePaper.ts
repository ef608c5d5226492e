import { useShop } from '../data/useScope.ts';
import { useKept } from '../views/useKept.ts';
import { type SheetPaper, sheetPapers } from './papers.ts';

/** Whether it is one of them: what this browser kept may be anything. */
export const isSheetPaper = (kept: unknown): kept is SheetPaper =>
  typeof kept === 'string' && Object.hasOwn(sheetPapers, kept);

const readPaper = (kept: unknown): SheetPaper | undefined => (isSheetPaper(kept) ? kept : undefined);

/** What printers hold where a shop is: Letter where +1 is dialled, A4 everywhere else. */
export const usualPaper = (phoneCode = ''): SheetPaper =>
  /^\+?1$/.test(phoneCode.normalize('NFKC').trim()) ? 'letter' : 'a4';

/** The paper of this screen's shop, chosen or usual; what is chosen stays in this browser. */
export function usePaper(): readonly [paper: SheetPaper, keep: (next: SheetPaper) => boolean] {
  const shop = useShop();
  const [kept, keep] = useKept(`paper.${shop?.id}`, readPaper);
  return [kept ?? usualPaper(shop?.phone_code), keep];
}
