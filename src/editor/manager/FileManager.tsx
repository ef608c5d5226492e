import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#schemas/limits.ts';
import { Button } from '#ui/Button.tsx';
import type { EditorPorts, StoredFile } from '../EditorPorts.ts';

interface Props {
  readonly kind: 'image' | 'file';
  readonly list: NonNullable<EditorPorts['list']>;
  /** Where a small copy of a picture lies. */
  readonly thumbnail: EditorPorts['resolve'];
  readonly chosen: readonly StoredFile[];
  readonly onChoose: (chosen: readonly StoredFile[]) => void;
}

/** Pictures or files that were sent before, to be chosen again; more come when one scrolls to their end. E15 */
export function FileManager({ kind, list, thumbnail, chosen, onChoose }: Props) {
  const { files, total, at, more } = useStoredFiles(list, kind);
  const end = useRef<HTMLLIElement>(null);
  const hasMore = files.length < total;

  useEffect(() => {
    const { current } = end;
    if (!current || at !== 'idle' || !hasMore || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: '40px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [at, hasMore, more]);

  function toggle(file: StoredFile) {
    const isChosen = chosen.some(({ url }) => url === file.url);
    if (isChosen) onChoose(chosen.filter(({ url }) => url !== file.url));
    else if (chosen.length < limits.filesAtOnce) onChoose([...chosen, file]);
  }
  if (files.length === 0 && at === 'idle') {
    return <p className="media-hint">{kind === 'image' ? '还没有上传过图片' : '还没有上传过文件'}</p>;
  }
  return (
    <ul className={`stored-files of-${kind}`} aria-label={kind === 'image' ? '上传过的图片' : '上传过的文件'}>
      {files.map((file) => (
        <li key={file.url}>
          <label>
            <input type="checkbox" checked={chosen.some(({ url }) => url === file.url)} onChange={() => toggle(file)} />
            {kind === 'image' && <img src={thumbnail(file.url)} alt="" loading="lazy" />}
            <span>{file.name}</span>
          </label>
        </li>
      ))}
      <li ref={end} className="stored-end" role="status">
        {at === 'loading' && <span>正在加载…</span>}
        {at !== 'loading' && (hasMore || at === 'failed') && (
          <>
            {at === 'failed' && <span>{'没有加载出来 '}</span>}
            <Button onClick={more}>{at === 'failed' ? '重试' : '加载更多'}</Button>
          </>
        )}
        {at === 'idle' && !hasMore && <span>{`共 ${files.length} 个`}</span>}
      </li>
    </ul>
  );
}

type List = NonNullable<EditorPorts['list']>;

interface Seen {
  readonly files: readonly StoredFile[];
  readonly total: number;
  readonly at: 'loading' | 'idle' | 'failed';
}

/** Files sent before, a page of 20 at a time. E15 */
function useStoredFiles(list: List, kind: 'image' | 'file') {
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
