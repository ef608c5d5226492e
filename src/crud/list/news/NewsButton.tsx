import { useState } from 'react';
import { useRefresh } from '../../data/useRefresh.ts';
import type { Resource } from '../../Resource.ts';
import type { ListState } from '../url/listUrl.ts';
import type { ChangeList } from '../url/useListUrl.ts';
import './news.css';

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly change: ChangeList;
  /** How many have come; undefined when none have. */
  readonly count: string | undefined;
}

/** Says that some have come, over the list and without moving it; pressed, it shows them. OR-E9 */
export function NewsButton({ resource, state, change, count }: Props) {
  const { news } = resource.list;
  const refresh = useRefresh(resource);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    if (state.tab !== news?.part || state.page > 1) change({ tab: news?.part });
    await refresh();
    setBusy(false);
  };
  return (
    <div className="news" role="status">
      {count !== undefined && (
        <button type="button" className="button filled" aria-busy={busy} onClick={() => void show()}>
          {news?.text(count)}
        </button>
      )}
    </div>
  );
}
