import { useCallback, useEffect, useRef, useState } from 'react';
import { useWrite } from '#crud/data/useWrite.ts';
import { useReadAll } from '#crud/order/useReadAll.ts';
import type { Resource } from '#crud/Resource.ts';
import { titleOf } from '#crud/titleOf.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { type ShopRecordStatus, shopRecordStatus } from '#schemas/states/shopRecordStatus.ts';
import { beginReview, decided, type Review, statusOf, step, takenBack } from './reviewQueue.ts';

/** What the review is doing: reading who waits, waiting for a decision, sending one; or it could not read. */
export type ReviewStage = 'reading' | 'open' | 'sending' | 'lost';

/** Goes through what waits. Each decision is one call, sent at once; taking it back is another. T9 */
export function useReview(resource: Resource, scope: Scope) {
  const { notifications } = useProviders();
  const readAll = useReadAll(resource, scope);
  const write = useWrite(resource, scope);
  const [review, setReview] = useState<Review>(() => beginReview([]));
  const [stage, setStage] = useState<ReviewStage>('reading');
  const [said, setSaid] = useState('');
  const held = useRef(false);

  const load = useCallback(async () => {
    setStage('reading');
    try {
      setReview(beginReview(await readAll()));
      setStage('open');
    } catch (error) {
      notifications.fail(error);
      setStage('lost');
    }
  }, [readAll, notifications]);
  useEffect(() => void load(), [load]);

  /** One at a time; what fails was told, and leaves the record where it is. */
  async function send(record: DataRecord, to: ShopRecordStatus, then: () => void) {
    if (held.current) return;
    held.current = true;
    setStage('sending');
    try {
      const { name } = shopRecordStatus[to];
      await write.update(
        record.id,
        { status: to },
        (reason) => `「${titleOf(resource, record)}」没有改为${name}：${reason}`,
      );
      then();
      void write.refresh();
    } catch {
      setSaid('');
    } finally {
      held.current = false;
      setStage('open');
    }
  }

  const record = review.records[review.at];
  return {
    review,
    record,
    stage,
    /** What has just been done. */
    said,
    load,
    move(by: 1 | -1) {
      if (stage !== 'open') return;
      setSaid('');
      setReview(step(review, by));
    },
    async decide(to: ShopRecordStatus) {
      if (!record) return;
      const from = statusOf(review, record.id);
      if (from === to) return;
      await send(record, to, () => {
        setSaid(`「${titleOf(resource, record)}」已${shopRecordStatus[to].name}`);
        setReview((before) => decided(before, { id: record.id, from, to }));
      });
    },
    async takeBack() {
      const last = review.verdicts.at(-1);
      const of = last && review.records.find(({ id }) => id === last.id);
      if (!last || !of) return;
      await send(of, last.from, () => {
        setSaid(`已撤销，「${titleOf(resource, of)}」是${shopRecordStatus[last.from].name}`);
        setReview(takenBack);
      });
    },
  };
}
