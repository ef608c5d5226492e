import { Button, Progress } from 'antd';
import type { useSending } from './useSending.ts';

interface Props {
  readonly sending: ReturnType<typeof useSending>;
  /** How many rows did not go in, those found out before included. */
  readonly left: number;
  readonly onErrorFile: () => void;
}

/** The fourth step: the rows on their way, and what became of them. */
export function SendStep({ sending, left, onErrorFile }: Props) {
  const { running, waiting, succeeded, failed, total, reasons } = sending;
  const sentence = running ? `已导入 ${succeeded + failed} / ${total}` : `成功 ${succeeded}，失败 ${failed}`;
  return (
    <div className="transfer-progress">
      <Progress
        aria-hidden="true"
        percent={total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100)}
        showInfo={false}
      />
      <p role="status">{!running && waiting > 0 ? `${sentence}，还有 ${waiting} 条没有发送` : sentence}</p>
      {!running && left > 0 && (
        <>
          <div className="transfer-head">
            <h3>{`${left} 条没有导入`}</h3>
            <Button onClick={onErrorFile}>下载错误文件</Button>
          </div>
          <p className="transfer-hint">改好错误文件，可以直接再导入一次，已经成功的不会重复。</p>
        </>
      )}
      {!running && reasons.size > 0 && (
        <ul className="transfer-reasons" aria-label="失败的行">
          {[...reasons].slice(0, 50).map(([at, reason]) => (
            <li key={at}>{`第 ${at + 1} 行：${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
