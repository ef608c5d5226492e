import { Button } from '#ui/Button.tsx';
import type { Resource } from '../Resource.ts';
import { namesOf, reasonsOf, saidOf } from './bulkWords.ts';
import type { Outcome } from './runQueue.ts';
import type { BulkJob } from './useBulk.ts';
import './bulk.css';

interface BulkProgressProps {
  readonly job: BulkJob;
  readonly finished: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How far it has come, with a way to end it. */
export function BulkProgress({ job, finished, total, onStop }: BulkProgressProps) {
  return (
    <section className="bar bulk-bar" aria-label="批量操作">
      <span role="status">{`正在处理 ${finished} / ${total}`}</span>
      <progress aria-label={`${job.label}进度`} value={finished} max={total} />
      <Button onClick={onStop}>停止</Button>
    </section>
  );
}

interface BulkResultProps {
  readonly resource: Resource;
  readonly job: BulkJob;
  readonly outcome: Outcome;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What went well, what did not and why, and the way to try those again. */
export function BulkResult({ resource, job, outcome, onRetry, onClose }: BulkResultProps) {
  return (
    <section className="bar bulk-bar" aria-label="批量操作">
      <div className="bulk-result">
        <strong role="status">{saidOf(job, outcome)}</strong>
        <ul>
          {reasonsOf(outcome).map(({ reason, records }) => (
            <li key={reason}>{job.alone ? reason : `${reason}：${namesOf(resource, records)}`}</li>
          ))}
        </ul>
      </div>
      <div className="buttons">
        {outcome.failed.length > 0 && (
          <Button look="filled" onClick={onRetry}>
            {job.alone ? '重试' : '重试失败项'}
          </Button>
        )}
        <Button onClick={onClose}>关闭</Button>
      </div>
    </section>
  );
}
