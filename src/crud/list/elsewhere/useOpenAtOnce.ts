import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProviders } from '#providers/useProviders.ts';
import type { Opens } from '../../find/Findable.ts';
import { oneOf } from '../../Resource.ts';
import type { List } from '../useList.ts';

/** Opens what whoever was led here came for, once, as soon as the rows are there. */
export function useOpenAtOnce({ resource, rows, dialogs, actions, add }: List): void {
  const { notifications } = useProviders();
  const { search, hash, state } = useLocation();
  const opens: Opens | undefined = state?.opens;
  const navigate = useNavigate();
  const done = useRef<Opens>();

  useEffect(() => {
    if (!opens || rows.loading || rows.failed || done.current === opens) return;
    done.current = opens;
    // Whoever comes back, or loads the page anew, has had it.
    void navigate({ search, hash }, { replace: true, state: null });
    if ('add' in opens) return add?.can ? add.run() : undefined;
    if ('tool' in opens) {
      const tool = resource.list.tools.find(({ label }) => label === opens.tool);
      return tool && dialogs.setOpened({ what: 'tool', tool });
    }
    const record = rows.records.find(({ id }) => id === opens.id);
    if (record) actions.onAction(opens.action, record);
    else notifications.open('info', `${oneOf(resource)}已经不在这一页了，请再找一次`);
  }, [rows, opens, add, dialogs, actions, resource, navigate, search, hash, notifications]);
}
