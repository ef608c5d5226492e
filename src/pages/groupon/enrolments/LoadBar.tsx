import { OLD_MS, useAge } from '#crud/data/useAge.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { Button } from '#ui/Button.tsx';
import '#crud/news/news.css';
import type { Loaded } from '../model/Loaded.ts';
import { soFar } from '../model/loadedOf.ts';
import type { Enrolments } from './useEnrolments.ts';

interface Props {
  readonly enrolments: Enrolments;
  readonly loaded: Loaded;
  readonly onRefresh: () => void;
}

/** How far the enrolments are while they come, with a way to stop; afterwards why they must not be used, if so. GD-E1 */
export function LoadBar({ enrolments, loaded, onRefresh }: Props) {
  const { stage, total, stop, goOn } = enrolments;
  if (stage === 'loading') {
    return (
      <div className="day-bar">
        <label className="day-progress">
          <span>{`正在加载报名 ${soFar(enrolments)}`}</span>
          <progress value={total ? enrolments.loaded : undefined} max={total || 1} />
        </label>
        <Button onClick={stop}>取消</Button>
      </div>
    );
  }
  if (loaded.complete) return <Age at={enrolments.readAt} onRefresh={onRefresh} />;
  return (
    <div className="day-bar warn" role="alert">
      <p>
        <strong>{loaded.reason}</strong>
        <span>在此之前不能导出、打印和发送</span>
      </p>
      <div className="buttons">
        {stage !== 'loaded' && (
          <Button look="filled" onClick={goOn}>
            继续加载
          </Button>
        )}
        <button type="button" className={stage === 'loaded' ? 'button filled' : 'button'} onClick={onRefresh}>
          刷新
        </button>
      </div>
    </div>
  );
}

/** Of enrolments that were read a while ago: others may have joined since. It takes no room, nothing moves. N7 */
function Age({ at, onRefresh }: { readonly at: number; readonly onRefresh: () => void }) {
  const age = useAge(at);
  return (
    <div className="news day-age" role="status">
      {age >= OLD_MS && <Button onClick={onRefresh}>{`${agoText(age)}的报名，点击刷新`}</Button>}
    </div>
  );
}
