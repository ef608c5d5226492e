import type { DataRecord } from '#providers/data/calls.ts';
import { Dots } from './menu/Dots.tsx';
import { isOffered, type RowVerbs } from './rowVerbs.ts';

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
      {inline.filter(isOffered(record)).map(({ name, label, danger, denied }) => (
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
          <Dots />
        </button>
      )}
    </div>
  );
}
