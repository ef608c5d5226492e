import type { DataRecord } from '#providers/data/calls.ts';
import type { RowVerbs } from './rowVerbs.ts';

interface Props {
  readonly verbs: RowVerbs;
  readonly record: DataRecord;
  readonly busy: boolean;
  readonly menuOpen: boolean;
}

/** The buttons of one row; the table hears them by `data-action`. G2 */
export function RowButtons({ verbs: { inline, more }, record, busy, menuOpen }: Props) {
  return (
    <div role="cell" className="cell actions">
      {inline.map(({ name, label, danger, denied }) => (
        <button
          key={name}
          type="button"
          className={danger && 'danger'}
          data-action={name}
          disabled={busy || denied !== undefined}
          title={denied}
        >
          {label(record)}
        </button>
      ))}
      {more.length > 0 && (
        <button
          type="button"
          className="more"
          data-action="more"
          aria-label="更多"
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          disabled={busy}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h.01M8 8h.01M13 8h.01" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
