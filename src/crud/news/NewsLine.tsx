import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { useRefresh } from '../data/useRefresh.ts';
import { useListContext } from '../useListContext.ts';
import { newsStore } from './newsStore.ts';
import { newsText } from './newsTexts.ts';
import './news.css';

/** Says over a list, without moving it, that some have come; pressed, it shows them. What is shown is seen. OR-E9 */
export function NewsLine() {
  const { resource, scope, state, change, rows } = useListContext();
  const providers = useProviders();
  const refresh = useRefresh(resource);
  const [busy, setBusy] = useState(false);
  const store = newsStore(providers);
  const target = useMemo(() => ({ resource, scope }), [resource, scope]);
  const count = useSyncExternalStore(store.subscribe, () => store.countOf(target));
  const { part } = resource.list.news ?? {};
  // What a search or a condition hides has not been seen.
  const isWhole = !rows.narrowed && Object.keys(state.filters).length === 0;
  const isFirst = state.tab === part && rows.page === 1 && isWhole;
  const shown = isFirst && !rows.loading && !rows.failed ? rows.records : undefined;
  useEffect(() => {
    if (shown) store.see(target, shown);
  }, [shown, store, target]);

  const show = async () => {
    setBusy(true);
    if (!isFirst) change({ tab: part, filters: {}, q: '' });
    await refresh();
    setBusy(false);
  };
  return (
    <div className="news" role="status">
      {count !== undefined && (
        <Button look="filled" aria-busy={busy} onClick={() => void show()}>
          {`有 ${newsText(resource, count)}，点击刷新`}
        </Button>
      )}
    </div>
  );
}
