import { useState } from 'react';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { download } from '#crud/transfer/sheet/download.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Failed } from '#ui/Faces.tsx';
import { prettyJson } from '../../json/prettyJson.ts';
import type { ProductFacts } from '../../lint/ProductFacts.ts';
import { type DeclaredFile, declarationIn, fileOf, removeFrom, replaceIn } from '../../runtime/fileOf.ts';
import type { useDesk } from '../useDesk.ts';
import { newlyRefused } from './newlyRefused.ts';
import type { Saved } from './useSaved.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const SEEN = '商家下次打开页面就会看到';
const SAVED = `已保存，${SEEN}`;
const BACK = `已换回，${SEEN}`;

interface Props {
  readonly desk: ReturnType<typeof useDesk>;
  readonly saved: Saved;
  /** What the product itself is made of. */
  readonly product: ProductFacts;
  /** The declaration on the desk; undefined while something is wrong with it. */
  readonly written: WrittenAsData | undefined;
}

/** What is in use, and what may be done: save, go back by one press, look at the versions, leave one out. */
export function SavedBar({ desk, saved, product, written }: Props) {
  const { notifications, clock, ownCalls } = useProviders();
  const confirm = useConfirm();
  const [looking, setLooking] = useState(false);
  const { now, file } = saved;
  if (saved.isError) return <Failed onRetry={() => void saved.refetch()} />;
  if (!now) return <p role="status">正在加载…</p>;
  const asOpened = declarationIn(file, desk.name);

  /** The file with what stands on the desk, or why it cannot be saved. */
  async function changedFile(): Promise<DeclaredFile | undefined> {
    if (!file || !written) return undefined;
    const changed = replaceIn(file, desk.name, { ...written });
    const [broken] = newlyRefused(file, changed, product);
    if (broken) {
      notifications.open('error', `保存后「${broken.title}」会用不了：${broken.findings[0]?.sentence ?? ''}`);
      return undefined;
    }
    const { value } = readLiteral(desk.base);
    const base = isRecord(value) ? prettyJson({ ...value, $schema: undefined }) : '';
    const isTheirs = asOpened !== undefined && prettyJson(asOpened) !== base;
    const title = '用你的内容覆盖？';
    const body = `「${written.label}」在你打开之后被别的管理员改过，保存会盖掉他的修改。可以先在历史版本里看他改了什么。`;
    return isTheirs && !(await confirm({ title, body, ok: '覆盖', danger: true })) ? undefined : changed;
  }
  async function save() {
    const changed = await changedFile();
    if (!changed || !written) return;
    if (!ownCalls) {
      download(new Blob([`${prettyJson(changed)}\n`], { type: 'application/json' }), 'resources.json', clock);
      return;
    }
    if (await saved.save(changed, SAVED)) desk.settle(written.name, desk.text);
  }
  async function goBack(to: number) {
    if (!(await saved.restore(to, BACK))) return;
    setLooking(false);
    const { data } = await saved.refetch();
    const before = declarationIn(data && fileOf(data.text), desk.name);
    if (before && !desk.isDirty()) desk.put({ ...textOf(before), name: desk.name, note: '', left: '' });
  }
  async function remove() {
    if (!file || !asOpened) return;
    const title = `删除「${String(asOpened.label ?? desk.name)}」？`;
    const body = '商家的菜单里不再有它，数据不受影响；可以随时从历史版本换回。';
    if (!(await confirm({ title, body, ok: '删除', danger: true }))) return;
    if (await saved.save(removeFrom(file, desk.name), `已删除，${SEEN}`)) desk.settle('', desk.base);
  }
  async function takeFile() {
    const given = now?.file ? fileOf(now.file) : undefined;
    if (!given) return notifications.open('error', '文件 resources.json 读不懂，请先改好再接管');
    await saved.save(given, SAVED);
  }

  const { who, at, file: beside } = now;
  const isFile = now.version === 0 && beside !== null;
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
            <Button
              disabled={saved.busy || now.before === null}
              onClick={() => now.before !== null && void goBack(now.before)}
            >
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
      {isFile && (
        <p className="soft">
          正在使用数据目录里的 resources.json；在这里保存后，以保存的版本为准，文件留作第一个版本。
        </p>
      )}
      {now.version > 0 && beside !== null && beside !== now.text && (
        <p className="soft">
          <span>数据目录里还有一份 resources.json。正在使用的是这里保存的版本，文件不起作用。</span>
          <Button look="plain" disabled={saved.busy} onClick={() => void takeFile()}>
            改用文件里的内容
          </Button>
        </p>
      )}
      {looking && (
        <VersionsDialog saved={saved} onRestore={(version) => void goBack(version)} onClose={() => setLooking(false)} />
      )}
    </section>
  );
}

const textOf = (written: object) => {
  const text = `${isRecord(written) ? prettyJson(written) : ''}\n`;
  return { text, base: text };
};
