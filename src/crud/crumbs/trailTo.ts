/** One step of the way. */
export interface Crumb {
  readonly label: string;
  /** The shop it is of. */
  readonly shop?: string;
  /** Where it leads; nothing for the place that is open. */
  readonly to?: string;
}

/** Which way leads to a list, or to what is open of it. */
export interface Way {
  readonly title: string;
  /** Where the list stands. */
  readonly list: string;
  readonly shop?: string | undefined;
  /** What is open of it; nothing for the list itself. */
  readonly here?: string | undefined;
}

/** 首页 / 商品管理 · 店名 / 编辑商品: every step leads somewhere but the last. */
export function trailTo({ title, list, shop, here }: Way): readonly Crumb[] {
  const home: Crumb = { label: '首页', to: '/dashboard' };
  const section: Crumb = { label: title, ...(shop && { shop }) };
  return here === undefined ? [home, section] : [home, { ...section, to: list }, { label: here }];
}
