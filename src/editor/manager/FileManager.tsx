import { useEffect, useRef } from 'react';
import { limits } from '#schemas/limits.ts';
import type { EditorPorts, StoredFile } from '../EditorPorts.ts';
import { useStoredFiles } from './useStoredFiles.ts';

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
            <button type="button" className="button" onClick={more}>
              {at === 'failed' ? '重试' : '加载更多'}
            </button>
          </>
        )}
        {at === 'idle' && !hasMore && <span>{`共 ${files.length} 个`}</span>}
      </li>
    </ul>
  );
}
