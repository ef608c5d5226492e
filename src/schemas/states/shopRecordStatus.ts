/** Of clubs and scenic spots; set through radios, so every one may turn into every other. Spec §4, V3 */
export const shopRecordStatuses = [1, 2, 3] as const;
export type ShopRecordStatus = (typeof shopRecordStatuses)[number];

export const shopRecordStatus = {
  1: { name: '待审核' },
  2: { name: '上线' },
  3: { name: '下线' },
} as const satisfies Record<ShopRecordStatus, { name: string }>;
