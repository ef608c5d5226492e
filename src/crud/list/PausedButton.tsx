import type { DataRecord } from '#providers/data/calls.ts';
import { useCooldown } from '../data/useCooldown.ts';
import type { RowWrite } from '../Resource.ts';
import type { RowVerb } from './rowVerbs.ts';

interface Props {
  readonly verb: RowVerb;
  readonly paused: RowWrite;
  readonly record: DataRecord;
  readonly busy: boolean;
}

/** A row's button that says when it was last pressed, and rests for a while after. */
export function PausedButton({ verb: { name, label, denied }, paused, record, busy }: Props) {
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
