import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { RichTextProps } from '#editor/RichText.tsx';
import { addressIn } from '#schemas/late/addressIn.ts';
import { useFieldPort } from '../form/FieldContext.ts';
import { ArticleHtml } from './ArticleHtml.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
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

/** An article in the editor, which comes late; where it does not come, or breaks, the text is there as HTML. E13, E17 */
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

  // What the editor holds back is asked for once more when it breaks.
  const held = useRef(() => {});
  const register = useCallback(
    (flush: () => void) => {
      held.current = flush;
      return beforeSave(flush);
    },
    [beforeSave],
  );
  function rescue() {
    try {
      held.current();
    } catch {
      // It could not be written any more: what was written last stands in the form.
    }
  }

  const text = { label, html, onChange };
  if (loading.at === 'there') {
    const { RichText } = loading;
    const broken = (begin: () => void) => (
      <ArticleHtml
        {...text}
        reason="编辑器出错了，文字都在下面（HTML 原文），可以继续改、复制和提交"
        again="重新打开编辑器"
        onAgain={begin}
      />
    );
    return (
      <EditorBoundary onFault={rescue} instead={broken}>
        <RichText {...text} beforeSave={register} ports={ports} />
      </EditorBoundary>
    );
  }
  if (loading.at === 'loading') return <span role="status">正在加载编辑器…</span>;
  const isFirst = loading.tries === 0;
  return (
    <ArticleHtml
      {...text}
      reason={isFirst ? '编辑器没有加载成功，可以先改 HTML 原文' : '编辑器还是没有加载成功，请保存后刷新页面'}
      detail={loading.address}
      again="重试"
      onAgain={() => setLoading({ at: 'loading', tries: loading.tries + 1 })}
    />
  );
}
