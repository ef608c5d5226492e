import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorPorts, StoredFile } from '../EditorPorts.ts';

type List = NonNullable<EditorPorts['list']>;

interface Seen {
  readonly files: readonly StoredFile[];
  readonly total: number;
  readonly at: 'loading' | 'idle' | 'failed';
}

/** Files sent before, a page of 20 at a time. E15 */
export function useStoredFiles(list: List, kind: 'image' | 'file') {
  const [seen, setSeen] = useState<Seen>({ files: [], total: 0, at: 'loading' });
  const latest = useRef(seen);
  latest.current = seen;
  const running = useRef<AbortController>();

  const load = useCallback(
    async (start: number) => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      setSeen((now) => ({ ...now, at: 'loading' }));
      try {
        const page = await list(kind, start, controller.signal);
        if (controller.signal.aborted) return;
        setSeen(({ files }) => {
          const known = new Set(files.slice(0, start).map(({ url }) => url));
          const fresh = page.files.filter(({ url }) => !known.has(url));
          // A page of nothing new ends the list, whatever total it speaks of: the same page would come again.
          const total = fresh.length === 0 ? files.length : page.total;
          return { files: [...files.slice(0, start), ...fresh], total, at: 'idle' };
        });
      } catch {
        if (!controller.signal.aborted) setSeen((now) => ({ ...now, at: 'failed' }));
      }
    },
    [list, kind],
  );
  useEffect(() => {
    void load(0);
    return () => running.current?.abort();
  }, [load]);

  /** The next page, unless one is on its way or there is none. */
  const more = useCallback(() => {
    const { files, total, at } = latest.current;
    if (at !== 'loading' && (at === 'failed' || files.length < total)) void load(files.length);
  }, [load]);
  return { ...seen, more };
}
