import { useState } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/Faces.tsx';
import type { Saved } from './useSaved.ts';
import { type OpenDeclaration, useSavedActions } from './useSavedActions.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

/** What is in use, and what may be done: save, go back by one press, look at the versions, leave one out. */
export function SavedBar({ desk, saved, product, written }: OpenDeclaration) {
  const { clock, ownCalls } = useProviders();
  const [looking, setLooking] = useState(false);
  const { asOpened, save, goBack, remove, takeFile } = useSavedActions({ desk, saved, product, written });
  const { now, file } = saved;
  if (saved.isError) return <Failed onRetry={() => void saved.refetch()} />;
  if (!now) return <p role="status">正在加载…</p>;
  const restore = (version: number) => void goBack(version, () => setLooking(false));

  const { who, at, before } = now;
  return (
    <section className="studio-saved" aria-label="保存">
      <p>
        <strong>{asOpened ? `正在改：${String(asOpened.label ?? desk.name)}` : '新的声明'}</strong>
        <span className="soft">{desk.isChanged ? '，有未保存的修改' : ''}</span>
        <span className="soft studio-when">
          {at !== null && `${who} ${agoText(Math.max(0, clock.now() - at * 1000))}保存了正在使用的版本`}
        </span>
      </p>
      <div className="buttons">
        <Button look="filled" disabled={!written || !file} aria-busy={saved.busy} onClick={() => void save()}>
          {ownCalls ? '保存' : '下载 resources.json'}
        </Button>
        {ownCalls && (
          <>
            <Button disabled={saved.busy || before === null} onClick={() => before !== null && restore(before)}>
              换回上一版
            </Button>
            <Button onClick={() => setLooking(true)}>历史版本</Button>
            {asOpened && (
              <Button danger disabled={saved.busy} onClick={() => void remove()}>
                删除声明
              </Button>
            )}
          </>
        )}
      </div>
      {!written && <p className="soft">改好检查结果里的问题才能保存。</p>}
      {!ownCalls && <p className="soft">后端在别处，这里不能保存：下载后放进数据目录，刷新页面就生效。</p>}
      {!file && <p role="alert">正在使用的 resources.json 读不懂，先在数据目录里改好它。</p>}
      <BesideNote now={now} busy={saved.busy} onTake={() => void takeFile()} />
      {looking && <VersionsDialog saved={saved} onRestore={restore} onClose={() => setLooking(false)} />}
    </section>
  );
}

interface BesideNoteProps {
  readonly now: NonNullable<Saved['now']>;
  readonly busy: boolean;
  readonly onTake: () => void;
}

/** What becomes of the file that lies in the data directory. */
function BesideNote({ now: { version, text, file }, busy, onTake }: BesideNoteProps) {
  if (file === null) return null;
  if (version === 0) {
    return (
      <p className="soft">正在使用数据目录里的 resources.json；在这里保存后，以保存的版本为准，文件留作第一个版本。</p>
    );
  }
  if (file === text) return null;
  return (
    <p className="soft">
      <span>数据目录里还有一份 resources.json。正在使用的是这里保存的版本，文件不起作用。</span>
      <Button look="plain" disabled={busy} onClick={onTake}>
        改用文件里的内容
      </Button>
    </p>
  );
}
