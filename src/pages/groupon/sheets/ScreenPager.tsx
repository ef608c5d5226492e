interface Props {
  readonly length: number;
  readonly size: number;
  /** From 0. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a long sheet on the screen; nothing where one page holds it all. */
export function ScreenPager({ length, size, page, onTurn }: Props) {
  if (length <= size) return null;
  const last = Math.ceil(length / size) - 1;
  return (
    <nav className="pager sheet-pager" aria-label="单据翻页">
      <button type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        上一页
      </button>
      <span aria-live="polite">
        {`第 ${page * size + 1} – ${Math.min(length, (page + 1) * size)} 条，共 ${length} 条`}
      </span>
      <button type="button" disabled={page === last} onClick={() => onTurn(page + 1)}>
        下一页
      </button>
    </nav>
  );
}
