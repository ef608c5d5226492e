/** Set by the merchant, so every one may turn into every other; 3 is read as ended too. Spec §4, B2 */
export const grouponStatuses = [0, 1, 2, 3] as const;
export type GrouponStatus = (typeof grouponStatuses)[number];

/** Each status, its name, and whether the form offers it. */
export const grouponStatus = {
  1: { name: '未开始', offered: true },
  0: { name: '进行中', offered: true },
  2: { name: '已结束', offered: true },
  3: { name: '已结束', offered: false },
} as const satisfies Record<GrouponStatus, { name: string; offered: boolean }>;
