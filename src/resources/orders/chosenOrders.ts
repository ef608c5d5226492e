import type { ListToolProps } from '#crud/Resource.ts';
import { asOrder, type OrderRecord } from './purchases.ts';

/** The orders a tool of the list is about. */
export interface ChosenOrders {
  readonly orders: readonly OrderRecord[];
  /** `已选的 3 笔订单`: which they are. */
  readonly which: string;
}

/** The ticked orders; where none is ticked, all that are loaded and in sight. */
export function chosenOrders({ records, chosen }: Pick<ListToolProps, 'records' | 'chosen'>): ChosenOrders {
  const orders = (chosen.length > 0 ? chosen : records).map(asOrder);
  return { orders, which: `${chosen.length > 0 ? '已选' : '已加载'}的 ${orders.length} 笔订单` };
}
