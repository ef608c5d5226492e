import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import { useProviders } from '#providers/useProviders.ts';
import { declarationsText, declarationsVersions } from '#schemas/endpoints/declarations.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed } from '#ui/Faces.tsx';
import { changesBetween } from './changesBetween.ts';
import type { Saved } from './useSaved.ts';

/** So many are listed at a time. */
const SIZE = 20;

interface Props {
  readonly saved: Saved;
  readonly onRestore: (version: number) => void;
  readonly onClose: () => void;
}

/** The versions there were: who saved each, when, what it changed; each can be brought back. */
export function VersionsDialog({ saved, onRestore, onClose }: Props) {
  const { call, clock } = useProviders();
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<number>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['declarations', 'versions', page, saved.now?.version],
    queryFn: ({ signal }) => call(declarationsVersions, { page, size: SIZE + 1 }, { signal }),
  });
  const found = data?.versions ?? [];
  const versions = found.slice(0, SIZE);
  return (
    <Dialog title="历史版本" width={720} onClose={onClose}>
      {!data && !isError && <p role="status">正在加载…</p>}
      {isError && <Failed onRetry={() => void refetch()} />}
      {data && versions.length === 0 && <p className="soft">还没有保存过。</p>}
      <ol className="studio-versions">
        {versions.map(({ version = 0, at = 0, who = '', same_as }, nth) => (
          <li key={version}>
            <div className="studio-version">
              <span>
                <strong>{who}</strong>
                <span className="soft">{` ${agoText(Math.max(0, clock.now() - at * 1000))}`}</span>
                {same_as !== null && same_as !== undefined && <span className="soft">，换回的版本</span>}
              </span>
              <div className="buttons">
                <Button
                  aria-expanded={shown === version}
                  onClick={() => setShown(shown === version ? undefined : version)}
                >
                  看改动
                </Button>
                {version === saved.now?.version ? (
                  <span className="tag good">正在使用</span>
                ) : (
                  <Button disabled={saved.busy} onClick={() => onRestore(version)}>
                    换回这一版
                  </Button>
                )}
              </div>
            </div>
            {shown === version && <Changes version={version} before={found[nth + 1]?.version ?? 0} />}
          </li>
        ))}
      </ol>
      {(page > 1 || found.length > SIZE) && (
        <div className="buttons">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            较新的
          </Button>
          <Button disabled={found.length <= SIZE} onClick={() => setPage(page + 1)}>
            更早的
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const words = { added: '新增', removed: '删除', changed: '修改' } as const;
const marks = { same: ' ', gone: '-', new: '+' } as const;
/** So many lines around a change say where it is. */
const AROUND = 2;

/** What a version changed of the one before it. */
function Changes({ version, before }: { readonly version: number; readonly before: number }) {
  const { call } = useProviders();
  const { data, isError, refetch } = useQuery({
    queryKey: ['declarations', 'changes', version, before],
    queryFn: async ({ signal }) => {
      const read = (number: number) => call(declarationsText, { version: number }, { signal });
      const [old, now] = await Promise.all([read(before), read(version)]);
      return changesBetween(old.text ?? '', now.text ?? '');
    },
  });
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <p role="status">正在加载…</p>;
  if (data.length === 0) return <p className="soft">内容没有变化。</p>;
  return (
    <>
      {data.map(({ title, is, lines }) => (
        <section key={`${is} ${title}`} className="studio-change" aria-label={`${words[is]}：${title}`}>
          <h3>{`${words[is]}：${title}`}</h3>
          <pre>
            {lines.map((line, nth) =>
              lines.slice(Math.max(0, nth - AROUND), nth + AROUND + 1).every(({ is }) => is === 'same') ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and none moves.
                <span key={nth} data-is={line.is}>{`${marks[line.is]} ${line.text}\n`}</span>
              ),
            )}
          </pre>
        </section>
      ))}
    </>
  );
}
