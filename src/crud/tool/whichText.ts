import type { Message } from '#schemas/messages.ts';
import type { Resource } from '../Resource.ts';

/** Some records of a list: which of its parts they are of, and how many of how many. */
interface Extent {
  /** What the open part is called, e.g. `进行中`; empty where the list is one whole. */
  readonly part: string;
  /** Whether these are all there are, or those that had been loaded. */
  readonly whole: boolean;
  readonly read: number;
  /** How many of those fulfil what the list is searched and filtered by; undefined while it is not. */
  readonly found: number | undefined;
}

const measureOf = ({ texts }: Pick<Resource, 'texts'>): string => texts.measure ?? '个';

/** `已选的 3 笔订单`. */
export const chosenText = (resource: Pick<Resource, 'label' | 'texts'>, count: number): Message =>
  `已选的 ${count} ${measureOf(resource)}${resource.label}`;

/** `进行中订单，共 43 笔`; it claims no total that was not read. O1 */
export function whichText(resource: Pick<Resource, 'label' | 'texts'>, { part, whole, read, found }: Extent): Message {
  const measure = measureOf(resource);
  const extent = whole ? `共 ${read} ${measure}` : `只含已加载的 ${read} ${measure}`;
  return `${part}${resource.label}，${extent}${found === undefined ? '' : `，其中符合条件的 ${found} ${measure}`}`;
}
