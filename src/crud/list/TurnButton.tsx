import type { ReactNode } from 'react';
import type { DataRecord } from '#providers/data/calls.ts';
import type { RowVerb } from './rowVerbs.ts';
import './turn.css';

interface Props {
  readonly verb: RowVerb;
  /** What the switch is called. */
  readonly label: string;
  readonly record: DataRecord;
  readonly value: boolean;
  readonly busy: boolean;
  /** The side it is on, in words. */
  readonly children: ReactNode;
}

/** A switch in its own column; the table hears it by `data-action`. What a press does is said when it is pointed at. */
export const TurnButton = ({ verb, label, record, value, busy, children }: Props) => (
  <button
    type="button"
    role="switch"
    className="turn"
    data-action={verb.name}
    aria-checked={value}
    aria-label={label}
    disabled={busy || verb.denied !== undefined}
    title={verb.denied ?? verb.label(record)}
  >
    <span className="turn-track" aria-hidden="true" />
    {children}
  </button>
);
