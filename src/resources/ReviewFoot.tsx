import { shopRecordStatus } from '#schemas/states/shopRecordStatus.ts';
import { Button } from '#ui/Button.tsx';
import type { ReviewCommand } from './reviewKeys.ts';
import { statusOf } from './reviewQueue.ts';
import type { useReview } from './useReview.ts';

interface Props {
  readonly state: ReturnType<typeof useReview>;
  readonly handlers: Readonly<Record<ReviewCommand, () => void>>;
  readonly onClose: () => void;
}

/** Below the record: what has just been done and how to take it back, the way on, the decision. */
export function ReviewFoot({ state: { review, record, stage, said }, handlers, onClose }: Props) {
  const { records, at, verdicts } = review;
  const sending = stage === 'sending';
  const now = record && statusOf(review, record.id);
  return (
    <div className="review-foot">
      <p className="review-says">
        <span role="status">{sending ? '正在保存…' : said || (record ? placeText(at, records.length) : '')}</span>
        {verdicts.length > 0 && (
          <Button look="plain" disabled={sending} onClick={handlers.back}>
            撤销
          </Button>
        )}
      </p>
      <div className="review-buttons">
        {records.length > 0 && (
          <>
            <Keyed label="上一个" letter="K" disabled={at === 0} onClick={handlers.previous} />
            <Keyed label="下一个" letter="J" disabled={at >= records.length - 1} onClick={handlers.next} />
          </>
        )}
        <span className="review-space" />
        {record ? (
          <>
            <Keyed label={shopRecordStatus[3].name} letter="3" disabled={now === 3} onClick={handlers.offline} />
            <Keyed primary label={shopRecordStatus[2].name} letter="2" disabled={now === 2} onClick={handlers.online} />
          </>
        ) : (
          <Button look="filled" onClick={onClose}>
            完成
          </Button>
        )}
      </div>
    </div>
  );
}

const placeText = (at: number, of: number) => `第 ${at + 1} 个，共 ${of} 个`;

interface KeyedProps {
  readonly label: string;
  readonly letter: string;
  readonly primary?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Never really disabled: the keyboard must not fall off the button it has just pressed. */
const Keyed = ({ label, letter, primary = false, disabled, onClick }: KeyedProps) => (
  <Button
    look={primary ? 'filled' : undefined}
    aria-disabled={disabled}
    aria-keyshortcuts={letter}
    onClick={() => disabled || onClick()}
  >
    <span>{label}</span>
    <span className="review-key" aria-hidden="true">
      {letter}
    </span>
  </Button>
);
