import type { TemplateValues } from '#crud/templates/fillTemplate.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import type { Purchase } from './purchases.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { isUnanswered } from './readRate.ts';
import type { RateState } from './useRates.ts';

const MOST_STARS = 5;

interface RateViewProps {
  readonly state: RateState;
  readonly onRetry: () => void;
}

/** The buyer's stars and words, or why there are none. O4 */
function RateView({ state, onRetry }: RateViewProps) {
  if (state.stage === 'failed') {
    return (
      <p>
        <span>{`${state.reason} `}</span>
        <Button look="plain" onClick={onRetry}>
          重试
        </Button>
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

interface Props {
  readonly purchase: Purchase;
  /** Whose order it is of, where several stand below each other: `#S120260001 王美玲`. */
  readonly of?: string;
  readonly state: RateState;
  /** What may stand in a reply template. */
  readonly values: TemplateValues;
  readonly onRetry: () => void;
  readonly onTyped: (keep: (() => boolean) | undefined) => void;
  readonly onReplied: (reply: string) => void;
  /** Opens the reply templates, with a text to keep. */
  readonly onManage: (text: string) => void;
}

/** One product of an order: how it was rated, and the reply. O4, OR-E7 */
export function RatedProduct({ purchase: { name, image }, of, state, values, onRetry, ...reply }: Props) {
  const named = of === undefined ? name : `${name}，${of}`;
  const { fileHost } = useProviders();
  return (
    <li aria-label={named}>
      {image === '' ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={fileHost.thumbnail(image)} alt="" width={48} height={48} />
      )}
      <div className="rate">
        <h3>
          <span>{`${name} `}</span>
          <span className={`tag ${rateTone(state)}`}>{rateWord(state)}</span>
        </h3>
        {of !== undefined && <p className="soft">{of}</p>}
        <RateView state={state} onRetry={onRetry} />
        {state.stage === 'rated' && <ReplyForm name={named} values={values} rate={state.rate} {...reply} />}
      </div>
    </li>
  );
}

const isReplied = (state: RateState): boolean => state.stage === 'rated' && !isUnanswered(state);

/** How far a product's rating is, in a word. OR-E7 */
function rateWord(state: RateState): string {
  if (state.stage === 'loading') return '正在加载';
  if (state.stage === 'failed') return '没有加载出来';
  if (state.stage === 'none') return '未评价';
  return isReplied(state) ? '已回复' : '未回复';
}

/** The word's tone. */
function rateTone(state: RateState): string {
  if (state.stage === 'failed') return 'bad';
  if (state.stage !== 'rated') return 'muted';
  return isReplied(state) ? 'good' : 'busy';
}
