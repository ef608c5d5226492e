/** 1 on sale, 2 off shelf. Spec §4 */
export const goodsStatuses = [1, 2] as const;
export type GoodsStatus = (typeof goodsStatuses)[number];

/** Each status, its name, and the only one it turns into. */
export const goodsStatus = {
  1: { name: '出售中', to: 2 },
  2: { name: '已下架', to: 1 },
} as const satisfies Record<GoodsStatus, { name: string; to: GoodsStatus }>;
