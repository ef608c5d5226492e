import { agoText } from '#crud/drafts/agoText.ts';
import { groupDigits } from '#fields/int/groupDigits.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Sent } from './sentLog.ts';

interface Props {
  readonly attempts: readonly Sent[];
  /** The merchant has found out whether one went out. */
  readonly onSettle: (attempt: Sent, arrived: boolean) => void;
}

/** What was sent without an answer, what to do about it, and how to say what came of it. N5 */
export function OpenAttempts({ attempts, onSettle }: Props) {
  const { clock } = useProviders();
  return attempts.map((attempt) => (
    <div key={attempt.hash} role="alert" className="sms-open">
      <p>
        <strong>上一次是否发出还不知道</strong>
        <span>{`（${agoText(clock.now() - attempt.at)}，${groupDigits(attempt.count)} 人）`}</span>
      </p>
      <p>请先问一位顾客有没有收到。内容不变再发送，按同一次处理。</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => onSettle(attempt, true)}>
          顾客收到了
        </button>
        <button type="button" className="button" onClick={() => onSettle(attempt, false)}>
          没有发出
        </button>
      </div>
    </div>
  ));
}
