import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { OLD_MS, useAge } from '../../data/useAge.ts';
import { agoText } from '../../drafts/agoText.ts';
import { useKeepOffline } from '../../offline/useKeepOffline.ts';
import { useListContext } from '../../useListContext.ts';
import { ElsewhereButtons } from '../elsewhere/ElsewhereButtons.tsx';
import { useOpenAtOnce } from '../elsewhere/useOpenAtOnce.ts';
import { isAtTop } from '../scrolled.ts';
import { useFresh } from './useFresh.ts';
import '../../news/news.css';

/**
 * What a list does once it is there: it is kept as new as can be without moving, and says what waits, or how old it is
 * (N7); it opens what somebody was led here for, and offers other places where it holds nothing that was searched for.
 */
export function Freshness() {
  const list = useListContext();
  const { resource, scope, state, change, rows, selection, opened, dialogs, menu, actions } = list;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const isHeld = () =>
    !isAtTop(place) ||
    document.activeElement?.closest('[role="row"]') != null ||
    document.querySelector('.record[data-lifted]') !== null ||
    dialogs.opened !== undefined ||
    menu !== undefined ||
    [selection?.chosen, opened.open, actions.busy].some((some) => some !== undefined && some.size > 0);
  const { waits, readAt, show } = useFresh({ resource, scope, state, rows, isHeld });
  const age = useAge(readAt);
  useKeepOffline({ resource, scope, state, rows, readAt: waits ? undefined : readAt });
  useOpenAtOnce(list);

  const press = async () => {
    setBusy(true);
    await show();
    setBusy(false);
  };
  const text = waits ? '列表有更新，点击显示' : age >= OLD_MS ? `${agoText(age)}的内容，点击刷新` : undefined;
  return (
    <>
      <div ref={setPlace} className="news" role="status">
        {text !== undefined && (
          <Button look={waits ? 'filled' : undefined} aria-busy={busy} onClick={() => void press()}>
            {text}
          </Button>
        )}
      </div>
      {!rows.loading && !rows.failed && rows.rows.length === 0 && (
        <ElsewhereButtons resource={resource} state={state} change={change} />
      )}
    </>
  );
}
