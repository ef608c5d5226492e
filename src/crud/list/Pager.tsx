interface Props {
  readonly page: number;
  /** The last page in sight, when pages behind were loaded on top. */
  readonly last?: number;
  readonly size: number;
  /** How many records the pages are cut from. */
  readonly count: number;
  /** Whether that is known, or only that there is a next page. O1 */
  readonly exact: boolean;
  readonly onPage: (page: number) => void;
}

/** Steps between pages when the records do not fit on one. G1 */
export function Pager({ page, last = page, size, count, exact, onPage }: Props) {
  // A page may lie behind the last one, when rows have gone or a full page was the last: there is still a way back.
  const pages = Math.max(last, Math.ceil(count / size));
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label="分页">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </button>
      <span aria-current="page">
        {exact ? `${page} / ${pages}` : `第 ${last > page ? `${page}–${last}` : page} 页`}
      </span>
      <button type="button" disabled={last >= pages} onClick={() => onPage(last + 1)}>
        下一页
      </button>
    </nav>
  );
}
