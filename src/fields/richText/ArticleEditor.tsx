import { Button, Input } from 'antd';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RichTextProps } from '#editor/RichText.tsx';
import { addressIn } from '#schemas/late/addressIn.ts';
import { useFieldPort } from '../form/FieldContext.ts';
import { loadEditor } from './loadEditor.ts';
import { useEditorPorts } from './useEditorPorts.ts';
import './articleEditor.css';

interface Props extends Pick<RichTextProps, 'label' | 'html' | 'onChange'> {
  /** Fetches the editor; anew at each try. */
  readonly load?: (tries: number) => Promise<ComponentType<RichTextProps>>;
}

type Loading =
  | { readonly at: 'loading'; readonly tries: number }
  | { readonly at: 'there'; readonly RichText: ComponentType<RichTextProps> }
  | { readonly at: 'failed'; readonly tries: number; readonly address: string };

/** An article in the editor, which comes late; until it has come, and if it does not, the text is there as HTML. E13 */
export function ArticleEditor({ label, html, onChange, load = loadEditor }: Props) {
  const { beforeSave } = useFieldPort();
  const ports = useEditorPorts();
  const [loading, setLoading] = useState<Loading>({ at: 'loading', tries: 0 });
  const tries = loading.at === 'loading' ? loading.tries : undefined;

  const start = useCallback(
    async (count: number) => {
      const RichText = await load(count);
      return { at: 'there', RichText } as const;
    },
    [load],
  );
  useEffect(() => {
    if (tries === undefined) return;
    let isWanted = true;
    start(tries)
      .catch((error: unknown) => ({ at: 'failed', tries, address: addressIn(error) }) as const)
      .then((next) => isWanted && setLoading(next));
    return () => {
      isWanted = false;
    };
  }, [tries, start]);

  if (loading.at === 'there') {
    const { RichText } = loading;
    return <RichText label={label} html={html} onChange={onChange} beforeSave={beforeSave} ports={ports} />;
  }
  if (loading.at === 'loading') return <span role="status">正在加载编辑器…</span>;
  return (
    <div className="article-fallback">
      <p role="alert">
        {loading.tries === 0 ? '编辑器没有加载成功，可以先改 HTML 原文' : '编辑器还是没有加载成功，请保存后刷新页面'}
        {loading.address && <span className="soft">（{loading.address}）</span>}
      </p>
      <Button onClick={() => setLoading({ at: 'loading', tries: loading.tries + 1 })}>重试</Button>
      <Input.TextArea
        aria-label={label}
        value={html}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
