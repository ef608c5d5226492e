import { useRef } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { download } from '../transfer/sheet/download.ts';
import { fileName, localDay } from '../transfer/sheet/fileName.ts';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { fromTemplateFile, toTemplateFile } from './templateFile.ts';
import { mergeTemplates } from './templates.ts';

interface Props {
  readonly set: TemplateSet;
  readonly templates: readonly Template[];
  readonly keep: (templates: readonly Template[]) => boolean;
}

/** Says where the texts are kept, and carries them out and in. OR-E7 */
export function TemplateFoot({ set, templates, keep }: Props) {
  const { clock, notifications } = useProviders();
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);

  const carryOut = () =>
    download(toTemplateFile(set, templates), fileName([set.label, localDay(clock.now())], 'json'), clock);
  async function takeIn(file: File | undefined) {
    if (!file) return;
    const found = await fromTemplateFile(set, file);
    if (found.length === 0) return notifications.open('error', `文件里没有${set.label}`);
    const next = mergeTemplates(templates, found);
    const replaced = templates.length + found.length - next.length;
    const said = replaced > 0 ? `，其中 ${replaced} 个覆盖了同名的` : '';
    if (keep(next)) notifications.open('success', `已导入 ${found.length} 个模板${said}`);
  }
  async function clear() {
    const title = `清除 ${templates.length} 个${set.label}？`;
    if (await confirm({ title, body: '清除后无法恢复，可以先导出。', ok: '清除', danger: true })) keep([]);
  }

  return (
    <>
      <span className="soft templates-where">仅保存在本机</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${set.label}文件`}
        accept="application/json,.json"
        onChange={({ target }) => {
          void takeIn(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>导入</Button>
      <Button disabled={templates.length === 0} onClick={carryOut}>
        导出
      </Button>
      <Button danger disabled={templates.length === 0} onClick={() => void clear()}>
        清除
      </Button>
    </>
  );
}
