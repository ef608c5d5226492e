import { type CSSProperties, memo } from 'react';
import type { CellContext } from '#fields/Cell.ts';
import { cells } from '#fields/cells.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { fieldOf, hasActions, type Resource } from '../Resource.ts';

interface Props {
  readonly resource: Resource;
  readonly record: DataRecord;
  /** Its place in the whole list, from 0. */
  readonly index: number;
  readonly busy: boolean;
  readonly context: CellContext;
  readonly style?: CSSProperties;
}

/**
 * One record. Memoised and free of handlers: the table hears all clicks in one place, by `data-action`.
 *
 * On a phone the same row is a card, by style alone.
 */
export const RecordRow = memo(function RecordRow({ resource, record, index, busy, context, style }: Props) {
  const { list } = resource;
  return (
    <div
      role="row"
      className="record"
      aria-rowindex={index + 2}
      aria-busy={busy || undefined}
      data-id={record.id}
      style={style}
    >
      {list.columns.map(({ field: name }) => {
        const field = fieldOf(resource, name);
        const cell = cells[field.kind];
        const content = cell.draw(record[name], field, context);
        return (
          <div
            key={name}
            role="cell"
            className={name === list.title ? 'cell title' : `cell ${field.kind}`}
            data-label={field.label}
            data-align={cell.align}
          >
            {content}
          </div>
        );
      })}
      {hasActions(resource) && <RowButtons resource={resource} record={record} busy={busy} />}
    </div>
  );
});

function RowButtons({ resource, record, busy }: Pick<Props, 'resource' | 'record' | 'busy'>) {
  const { actions, calls, form, show } = resource;
  return (
    <div role="cell" className="cell actions">
      {show && !(form && calls.update) && (
        <button type="button" data-action="show" disabled={busy}>
          查看
        </button>
      )}
      {form && calls.update && (
        <button type="button" data-action="edit" disabled={busy}>
          编辑
        </button>
      )}
      {Object.entries(actions).map(([name, action]) => (
        <button key={name} type="button" data-action={name} disabled={busy}>
          {action.label(record)}
        </button>
      ))}
      {calls.deleteOne && (
        <button type="button" className="danger" data-action="delete" disabled={busy}>
          删除
        </button>
      )}
    </div>
  );
}
