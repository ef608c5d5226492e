interface Props {
  /** What the row is called. */
  readonly title: string;
  readonly open: boolean;
  /** The element that opens. */
  readonly controls: string;
}

/** Opens and closes what lies below a row; the table hears it by `data-detail`. O2 */
export const DetailButton = ({ title, open, controls }: Props) => (
  <div role="cell" className="cell opener">
    <button
      type="button"
      data-detail
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`${open ? '收起' : '展开'}${title}`}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
        <path d="m4 2 4 4-4 4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  </div>
);
