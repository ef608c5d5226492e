import type { RowDeed } from './RowCard.tsx';

interface Props {
  /** What the row is called, e.g. `规格 2`. */
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  /** The list cannot do without this row. */
  readonly keep: boolean;
  readonly onDeed: (deed: RowDeed) => void;
}

/** A row goes up and down by buttons, is copied, or goes. WCAG 2.5.7 */
export function RowTools({ name, first, last, keep, onDeed }: Props) {
  return (
    <div className="row-tools">
      <Tool deed="up" label={`上移${name}`} off={first} d="M8 13V3M4 7l4-4 4 4" onDeed={onDeed} />
      <Tool deed="down" label={`下移${name}`} off={last} d="M8 3v10M4 9l4 4 4-4" onDeed={onDeed} />
      <Tool deed="copy" label={`复制${name}`} off={false} d="M6 6h7v7H6zM3 10V3h7" onDeed={onDeed} />
      <button
        type="button"
        className="row-tool bad"
        aria-label={`删除${name}`}
        disabled={keep}
        onClick={() => onDeed('remove')}
      >
        <Drawing d="M3 5h10M6 5V3h4v2M5 5l.5 8h5L11 5" />
      </button>
    </div>
  );
}

interface ToolProps {
  readonly deed: RowDeed;
  readonly label: string;
  /** It keeps the focus where it is: at the end of the list the next press does nothing. */
  readonly off: boolean;
  readonly d: string;
  readonly onDeed: (deed: RowDeed) => void;
}

const Tool = ({ deed, label, off, d, onDeed }: ToolProps) => (
  <button
    type="button"
    className="row-tool"
    data-deed={deed}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => off || onDeed(deed)}
  >
    <Drawing d={d} />
  </button>
);

const Drawing = ({ d }: { readonly d: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
