interface Counted {
  /** What they are called, e.g. `订单`. */
  readonly label: string;
  /** What the applet says there is; a guess where it does not. */
  readonly total: number;
  readonly exact: boolean;
  /** How many are loaded. */
  readonly loaded: number;
  /** How many of those fulfil what is looked for here. */
  readonly found: number;
  readonly narrowed: boolean;
  readonly sorted: boolean;
}

/** How many there are: `共 128 条，筛选后 9 条`. No total is claimed that the applet has not told. O1 */
export function countText({ total, exact, loaded, found, narrowed }: Counted): string {
  const all = exact ? `共 ${total} 条` : narrowed ? `已加载 ${loaded} 条` : '';
  return narrowed ? `${all}，筛选后 ${found} 条` : all;
}

/** Said when there may be more behind what was looked at; nothing when everything was. */
export function reachText({ label, total, exact, loaded, narrowed, sorted }: Counted): string {
  if ((!narrowed && !sorted) || loaded >= total) return '';
  const what = narrowed ? '查找' : '排序';
  return exact
    ? `只在已加载的 ${loaded} 条里${what}，共 ${total} 条`
    : `只在已加载的 ${loaded} 条里${what}，其余${label}尚未加载`;
}
