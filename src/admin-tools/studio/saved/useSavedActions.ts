import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { download } from '#crud/transfer/sheet/download.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { prettyJson } from '../../json/prettyJson.ts';
import { type ResourceReport, readResources } from '../../json/readResources.ts';
import type { ProductFacts } from '../../lint/ProductFacts.ts';
import { type DeclaredFile, declarationIn, fileOf, removeFrom, replaceIn } from '../../runtime/fileOf.ts';
import type { useDesk } from '../useDesk.ts';
import type { Saved } from './useSaved.ts';

const SEEN = '商家下次打开页面就会看到';
const SAVED = `已保存，${SEEN}`;
const BACK = `已换回，${SEEN}`;

/** What lies on the desk, and what is in use. */
export interface OpenDeclaration {
  readonly desk: ReturnType<typeof useDesk>;
  readonly saved: Saved;
  /** What the product itself is made of. */
  readonly product: ProductFacts;
  /** The declaration on the desk; undefined while something is wrong with it. */
  readonly written: WrittenAsData | undefined;
}

/** What an administrator may do: save, go back to a version, leave a declaration out, go on with the file. */
export function useSavedActions({ desk, saved, product, written }: OpenDeclaration) {
  const { notifications, clock, ownCalls } = useProviders();
  const confirm = useConfirm();
  const { now, file } = saved;
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
    const isTheirs = asOpened !== undefined && prettyJson(asOpened) !== printOf(desk.base);
    const title = '用你的内容覆盖？';
    const body = `「${written.label}」在你打开之后被别的管理员改过，保存会盖掉他的修改。可以先在历史版本里看他改了什么。`;
    return isTheirs && !(await confirm({ title, body, ok: '覆盖', danger: true })) ? undefined : changed;
  }

  return {
    /** The declaration in use that was opened; undefined for a new one. */
    asOpened,
    async save() {
      const changed = await changedFile();
      if (!changed || !written) return;
      if (!ownCalls) {
        download(new Blob([`${prettyJson(changed)}\n`], { type: 'application/json' }), 'resources.json', clock);
        return;
      }
      if (await saved.save(changed, SAVED)) desk.settle(written.name, desk.text);
    },
    async goBack(to: number, onRestored: () => void) {
      if (!(await saved.restore(to, BACK))) return;
      onRestored();
      const { data } = await saved.refetch();
      const before = declarationIn(data && fileOf(data.text), desk.name);
      if (before && !desk.isDirty()) desk.put({ ...textOf(before), name: desk.name, note: '', left: '' });
    },
    async remove() {
      if (!file || !asOpened) return;
      const title = `删除「${String(asOpened.label ?? desk.name)}」？`;
      const body = '商家的菜单里不再有它，数据不受影响；可以随时从历史版本换回。';
      if (!(await confirm({ title, body, ok: '删除', danger: true }))) return;
      if (await saved.save(removeFrom(file, desk.name), `已删除，${SEEN}`)) desk.settle('', desk.base);
    },
    async takeFile() {
      const given = now?.file ? fileOf(now.file) : undefined;
      if (!given) return notifications.open('error', '文件 resources.json 读不懂，请先改好再接管');
      await saved.save(given, SAVED);
    },
  };
}

/** A declaration's text as it would be printed. */
function printOf(text: string): string {
  const { value } = readLiteral(text);
  return isRecord(value) ? prettyJson({ ...value, $schema: undefined }) : '';
}

const textOf = (written: object) => {
  const text = `${isRecord(written) ? prettyJson(written) : ''}\n`;
  return { text, base: text };
};

/** The declarations that could be used before a change of the file and not after it. */
function newlyRefused(before: DeclaredFile, after: DeclaredFile, product: ProductFacts): readonly ResourceReport[] {
  const refused = (file: DeclaredFile) =>
    readResources(JSON.stringify(file), product).reports.filter(({ state }) => state !== 'used');
  const known = new Set(refused(before).map(({ title }) => title));
  return refused(after).filter(({ title }) => !known.has(title));
}
