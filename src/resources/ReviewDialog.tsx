import { useEffect, useRef } from 'react';
import { useScopedRecord } from '#crud/data/useScopedRecord.ts';
import { useKeysOn } from '#crud/list/keys/useListKeys.ts';
import { type ListToolProps, oneOf, type Resource } from '#crud/Resource.ts';
import { lacks } from '#crud/show/lacks.ts';
import { ShowFields } from '#crud/show/ShowFields.tsx';
import { titleOf } from '#crud/titleOf.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { reviewCommandOf } from './reviewKeys.ts';
import { waiting } from './reviewQueue.ts';
import { useReview } from './useReview.ts';
import './review.css';

/** What waits for a look, read in full one after the other and put online or offline. V3 */
export function ReviewDialog({ resource, scope, onClose }: ListToolProps) {
  const state = useReview(resource, scope);
  const { review, record, stage, load, move, decide, takeBack } = state;
  const handlers = {
    next: () => move(1),
    previous: () => move(-1),
    online: () => void decide(2),
    offline: () => void decide(3),
    back: () => void takeBack(),
  };
  useReviewKeys(handlers);
  const rest = waiting(review);

  return (
    <AntdTheme>
      <Dialog
        guarded
        title={stage === 'reading' || stage === 'lost' ? '审核' : `审核 · 还有 ${rest} 个`}
        width={720}
        onClose={onClose}
        foot={
          stage !== 'reading' && stage !== 'lost' && <ReviewFoot state={state} handlers={handlers} onClose={onClose} />
        }
      >
        {stage === 'reading' && <ListSkeleton />}
        {stage === 'lost' && <Failed text={`待审核的${resource.label}没有加载出来`} onRetry={() => void load()} />}
        {record && stage !== 'reading' && <InFull key={record.id} resource={resource} scope={scope} record={record} />}
        {!record && (stage === 'open' || stage === 'sending') && (
          <p className="review-done">
            {review.records.length === 0 ? `没有待审核的${resource.label}` : `${review.records.length} 个都看完了`}
          </p>
        )}
      </Dialog>
    </AntdTheme>
  );
}

interface InFullProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly record: DataRecord;
}

/** All of one record; asked for only where the list does not say all. */
function InFull({ resource, scope, record }: InFullProps) {
  const fields = (resource.show?.fields ?? []).filter((name) => name !== 'status');
  const whole = !lacks(resource, fields, record);
  const read = useScopedRecord(resource, scope, whole ? undefined : record.id);
  const shown = whole ? record : read.record;
  return (
    <article className="review-record" aria-label={titleOf(resource, record)}>
      {read.loading && <ListSkeleton />}
      {read.failed && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void read.refetch()} />}
      {shown && <ShowFields resource={resource} scope={scope} fields={fields} record={shown} />}
    </article>
  );
}

type ReviewHandlers = Readonly<Record<NonNullable<ReturnType<typeof reviewCommandOf>>, () => void>>;

/** Hears the keys as long as the review is open, unless single keys are switched off. */
function useReviewKeys(handlers: ReviewHandlers): void {
  const [on] = useKeysOn();
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const command = on ? reviewCommandOf(event) : undefined;
      if (!command) return;
      event.preventDefault();
      newest.current[command]();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [on]);
}
