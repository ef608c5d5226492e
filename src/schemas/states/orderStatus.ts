/** 1 in progress, 2 and 3 complete, 4 closed. Spec §4 */
export const orderStatuses = [1, 2, 3, 4] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Each status, its name, what the merchant may do in it, and whether the list offers it as a filter. O1, O3 */
export const orderStatus = {
  1: { name: '进行中', actions: { cancel: 4, confirm: 2 }, filter: true },
  2: { name: '交易完成', actions: {}, filter: true },
  3: { name: '交易完成', actions: {}, filter: false },
  4: { name: '已关闭', actions: {}, filter: true },
} as const satisfies Record<
  OrderStatus,
  { name: string; actions: Partial<Record<'cancel' | 'confirm', OrderStatus>>; filter: boolean }
>;
