import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Dots } from '#ui/menu/Dots.tsx';
import { useCooldown } from '../data/useCooldown.ts';
import type { RowWrite } from '../Resource.ts';
import { type RowVerb, type RowVerbs, verbsFor } from './rowVerbs.ts';

interface Props {
  readonly verbs: RowVerbs;
  readonly record: DataRecord;
  readonly busy: boolean;
  readonly menuOpen: boolean;
}

/** The buttons of one row; the table hears them by `data-action`. G2 */
export function RowButtons({ verbs, record, busy, menuOpen }: Props) {
  const { clock } = useProviders();
  const { inline, more } = verbsFor(verbs, record, clock.now());
  return (
    <div role="cell" className="cell actions">
      {inline.map((verb) => {
        const { name, label, danger, denied, paused } = verb;
        if (paused) return <PausedButton key={name} verb={verb} paused={paused} record={record} busy={busy} />;
        return (
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
        );
      })}
      {(more.length > 0 || verbs.moves) && (
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

interface PausedButtonProps {
  readonly verb: RowVerb;
  readonly paused: RowWrite;
  readonly record: DataRecord;
  readonly busy: boolean;
}

/** A row's button that says when it was last pressed, and rests for a while after. */
function PausedButton({ verb: { name, label, denied }, paused, record, busy }: PausedButtonProps) {
  const { said, waiting } = useCooldown(paused, record.id);
  return (
    <button
      type="button"
      data-action={name}
      disabled={busy || waiting || denied !== undefined}
      title={denied ?? (waiting ? '刚刚做过，请稍后再试' : undefined)}
    >
      {label(record)}
      {said !== undefined && <small>{said}</small>}
    </button>
  );
}
