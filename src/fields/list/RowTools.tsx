import type { RowCommand } from './RowCard.tsx';

interface Props {
  /** What the row is called, e.g. `规格 2`. */
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  /** The list cannot do without this row. */
  readonly keep: boolean;
  readonly onCommand: (command: RowCommand) => void;
}

/** A row goes up and down by buttons, is copied, or goes. WCAG 2.5.7 */
export function RowTools({ name, first, last, keep, onCommand }: Props) {
  return (
    <div className="row-tools">
      <Tool command="up" label={`上移${name}`} off={first} d="M8 13V3M4 7l4-4 4 4" onCommand={onCommand} />
      <Tool command="down" label={`下移${name}`} off={last} d="M8 3v10M4 9l4 4 4-4" onCommand={onCommand} />
      <Tool command="copy" label={`复制${name}`} off={false} d="M6 6h7v7H6zM3 10V3h7" onCommand={onCommand} />
      <button
        type="button"
        className="row-tool bad"
        aria-label={`删除${name}`}
        disabled={keep}
        onClick={() => onCommand('remove')}
      >
        <Drawing d="M3 5h10M6 5V3h4v2M5 5l.5 8h5L11 5" />
      </button>
    </div>
  );
}

interface ToolProps {
  readonly command: RowCommand;
  readonly label: string;
  /** It keeps the focus where it is: at the end of the list the next press does nothing. */
  readonly off: boolean;
  readonly d: string;
  readonly onCommand: (command: RowCommand) => void;
}

const Tool = ({ command, label, off, d, onCommand }: ToolProps) => (
  <button
    type="button"
    className="row-tool"
    data-command={command}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => off || onCommand(command)}
  >
    <Drawing d={d} />
  </button>
);

const Drawing = ({ d }: { readonly d: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
