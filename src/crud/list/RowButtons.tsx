import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Dots } from '#ui/menu/Dots.tsx';
import { useCooldown } from '../data/useCooldown.ts';
import type { RowWrite } from '../Resource.ts';
import { deniedOf, type RowVerb, type RowVerbs, verbsFor } from '../verbs/rowVerbs.ts';

interface Props {
  readonly verbs: RowVerbs;
  readonly record: DataRecord;
  /** The element that says what the record is called. */
  readonly nameId: string | undefined;
  readonly busy: boolean;
  readonly menuOpen: boolean;
}

/**
 * The buttons of one row; the table hears them by `data-action`. G2
 *
 * All rows have the same ones: readers are told of which record they are, or why they cannot be pressed.
 */
export function RowButtons({ verbs, record, nameId, busy, menuOpen }: Props) {
  const { clock } = useProviders();
  const { inline, more } = verbsFor(verbs, record, clock.now());
  return (
    <div role="cell" className="cell actions">
      {inline.map((verb) => {
        const { name, label, danger, paused } = verb;
        const denied = deniedOf(verb, record);
        if (paused)
          return <PausedButton key={name} verb={verb} paused={paused} record={record} nameId={nameId} busy={busy} />;
        return (
          <button
            key={name}
            type="button"
            className={danger && 'danger'}
            data-action={name}
            disabled={busy || denied !== undefined}
            {...descriptionOf(denied, nameId)}
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
          aria-describedby={nameId}
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

/** What is said of a button beside its name. */
const descriptionOf = (reason: string | undefined, nameId: string | undefined) =>
  reason === undefined ? { 'aria-describedby': nameId } : { title: reason };

interface PausedButtonProps extends Pick<Props, 'record' | 'nameId' | 'busy'> {
  readonly verb: RowVerb;
  readonly paused: RowWrite;
}

/** A row's button that says when it was last pressed, and rests for a while after. */
function PausedButton({ verb, paused, record, nameId, busy }: PausedButtonProps) {
  const { said, waiting } = useCooldown(paused, record.id);
  const { name, label } = verb;
  const reason = deniedOf(verb, record) ?? (waiting ? '刚刚做过，请稍后再试' : undefined);
  return (
    <button type="button" data-action={name} disabled={busy || reason !== undefined} {...descriptionOf(reason, nameId)}>
      {label(record)}
      {said !== undefined && <small>{said}</small>}
    </button>
  );
}
