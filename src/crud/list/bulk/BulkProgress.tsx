import type { BulkJob } from './useBulk.ts';

interface Props {
  readonly job: BulkJob;
  readonly finished: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How far it has come, with a way to end it. */
export function BulkProgress({ job, finished, total, onStop }: Props) {
  return (
    <section className="bar bulk-bar" aria-label="批量操作">
      <span role="status">{`正在处理 ${finished} / ${total}`}</span>
      <progress aria-label={`${job.label}进度`} value={finished} max={total} />
      <button type="button" className="button" onClick={onStop}>
        停止
      </button>
    </section>
  );
}
