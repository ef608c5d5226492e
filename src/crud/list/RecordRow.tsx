import { memo, type ReactNode } from 'react';
import type { CellContext } from '#fields/Cell.ts';
import { kinds } from '#fields/kinds.ts';
import { headedField } from '#fields/money/headed.ts';
import { drawCell } from '#fields/own/drawCell.tsx';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { fieldOf, type ListDeclaration, type Resource } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { deniedOf, type RowVerb, type RowVerbs } from '../verbs/rowVerbs.ts';
import { DetailButton } from './detail/DetailButton.tsx';
import { RowButtons } from './RowButtons.tsx';
import { TickBox } from './TickBox.tsx';
import './turn.css';

interface TurnButtonProps {
  readonly verb: RowVerb;
  /** The element that says what the record is called. */
  readonly nameId: string | undefined;
  /** What the switch is called. */
  readonly label: string;
  readonly record: DataRecord;
  readonly value: boolean;
  readonly busy: boolean;
  /** The side it is on, in words. */
  readonly children: ReactNode;
}

/** A switch in its own column; the table hears it by `data-action`. What a press does is said when it is pointed at. */
function TurnButton({ verb, nameId, label, record, value, busy, children }: TurnButtonProps) {
  const denied = deniedOf(verb, record);
  return (
    <button
      type="button"
      role="switch"
      className="turn"
      data-action={verb.name}
      aria-checked={value}
      aria-label={label}
      aria-describedby={denied === undefined ? nameId : undefined}
      disabled={busy || denied !== undefined}
      title={denied ?? verb.label(record)}
    >
      <span className="turn-track" aria-hidden="true" />
      {children}
    </button>
  );
}

interface Props {
  readonly resource: Resource;
  readonly columns: ListDeclaration['columns'];
  readonly verbs: RowVerbs;
  readonly record: DataRecord;
  /** Its place in the whole list, from 0. */
  readonly index: number;
  readonly busy: boolean;
  /** Undefined where nothing can be done with several. */
  readonly chosen: boolean | undefined;
  /** The keyboard is here. */
  readonly active: boolean;
  readonly menuOpen: boolean;
  /** It has just been changed: it is lit up for a moment. */
  readonly touched?: boolean;
  /** Whether more of it stands below; undefined where rows do not open. */
  readonly open: boolean | undefined;
  readonly context: CellContext;
  /** Where it stands in a list of which only a part is drawn, in px from its top. */
  readonly top: number | undefined;
}

/**
 * One record. Memoised and free of handlers: the table hears all clicks in one place, by `data-action`.
 *
 * On a phone the same row is a card, by style alone.
 */
export const RecordRow = memo(function RecordRow(props: Props) {
  const { resource, columns, verbs, record, index, busy, chosen, active, menuOpen, touched, open, context, top } =
    props;

  const { title } = resource.list;
  const nameId = title === '' ? undefined : `${resource.name}-${record.id}`;
  const { unit, ...inRow } = { ...context, record, nameId };
  return (
    <div
      role="row"
      className="record"
      aria-rowindex={open === undefined ? index + 2 : undefined}
      data-open={open || undefined}
      aria-busy={busy || undefined}
      aria-selected={chosen}
      tabIndex={active ? 0 : -1}
      data-touched={touched || undefined}
      data-active={active || undefined}
      data-id={record.id}
      style={top === undefined ? undefined : { top }}
    >
      {chosen !== undefined && (
        <div role="cell" className="cell select">
          <TickBox label={`选择${titleOf(resource, record)}`} checked={chosen} />
        </div>
      )}
      {verbs.moves && <div role="cell" className="cell grip" />}
      {open !== undefined && (
        <DetailButton title={titleOf(resource, record)} open={open} controls={detailId(record.id)} />
      )}
      {columns.map(({ field: name }) => {
        const field = fieldOf(resource, name);
        const cell = kinds[field.kind].cell;
        const turn = verbs.turns?.[name];
        const value = valueIn(record, name, field, context.now);
        return (
          <div
            key={name}
            id={name === title ? nameId : undefined}
            role="cell"
            className={`cell ${name === title ? 'title' : field.kind}${cell.cut ? ' cut' : ''}`}
            data-label={headedField(field, field.label, unit)}
            data-align={cell.align}
          >
            {turn && typeof value === 'boolean' ? (
              <TurnButton verb={turn} nameId={nameId} label={field.label} record={record} value={value} busy={busy}>
                {drawCell(value, field, inRow)}
              </TurnButton>
            ) : (
              drawCell(value, field, inRow)
            )}
          </div>
        );
      })}
      {verbs.inline.length + verbs.more.length > 0 && (
        <RowButtons verbs={verbs} record={record} nameId={nameId} busy={busy} menuOpen={menuOpen} />
      )}
    </div>
  );
});

/** The element that a row opens. */
export const detailId = (id: RecordId): string => `detail-${id}`;
