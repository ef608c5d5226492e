import { showCharts } from './table/chart/showCharts.ts';
import { sortShown } from './table/sortShown.ts';

/** Lets a shown article's charts answer the pointer and its tables be sorted, until the signal ends it. E8, E9 */
export function hydrateArticle(article: Element, ended: AbortSignal): void {
  if (ended.aborted) return;
  showCharts(article, ended);
  sortShown(article, ended);
}
