import type { TemplateValues } from '#crud/templates/fillTemplate.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Purchase } from './purchases.ts';
import { RateView } from './RateView.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { rateTone, rateWord } from './rateWords.ts';
import type { RateState } from './useRates.ts';

interface Props {
  readonly purchase: Purchase;
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
export function RatedProduct({ purchase: { name, image }, state, values, onRetry, ...reply }: Props) {
  const { fileHost } = useProviders();
  return (
    <li aria-label={name}>
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
        <RateView state={state} onRetry={onRetry} />
        {state.stage === 'rated' && <ReplyForm name={name} values={values} rate={state.rate} {...reply} />}
      </div>
    </li>
  );
}
