import type { RateState } from './useRates.ts';

const MOST_STARS = 5;

interface Props {
  readonly state: RateState;
  readonly onRetry: () => void;
}

/** The buyer's stars and words, or why there are none. O4 */
export function RateView({ state, onRetry }: Props) {
  if (state.stage === 'failed') {
    return (
      <p>
        <span>{`${state.reason} `}</span>
        <button type="button" className="button plain" onClick={onRetry}>
          重试
        </button>
      </p>
    );
  }
  if (state.stage !== 'rated') return null;
  const { rate, comment = '' } = state.rate;
  const full = Math.min(MOST_STARS, Math.max(0, Math.round(rate ?? 0)));
  return (
    <>
      {rate !== undefined && (
        <p className="stars">
          <span aria-hidden="true">{`${'★'.repeat(full)}${'☆'.repeat(MOST_STARS - full)}`}</span>
          <span>{` ${rate} 分`}</span>
        </p>
      )}
      <p className={comment === '' ? 'soft' : 'rate-words'}>{comment === '' ? '没有写文字' : comment}</p>
    </>
  );
}
