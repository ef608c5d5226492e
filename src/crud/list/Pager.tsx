interface Props {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Whether the total is known, or only that there is a next page. O1 */
  readonly exact: boolean;
  readonly onPage: (page: number) => void;
}

/** How many there are, and steps between pages when they do not fit on one. G1 */
export function Pager({ page, size, total, exact, onPage }: Props) {
  // A page may lie behind the last one, when rows have gone or a full page was the last: there is still a way back.
  const pages = Math.max(page, Math.ceil(total / size));
  return (
    <div className="pager">
      {exact && <span>共 {total} 条</span>}
      {pages > 1 && (
        <nav aria-label="分页">
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            上一页
          </button>
          <span aria-current="page">{exact ? `${page} / ${pages}` : `第 ${page} 页`}</span>
          <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            下一页
          </button>
        </nav>
      )}
    </div>
  );
}
