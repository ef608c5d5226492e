import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RichTextProps } from '#editor/RichText.tsx';
import { addressIn } from '#schemas/late/addressIn.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { useFieldPort } from '../input/FieldContext.ts';
import { loadEditor } from './loadEditor.ts';
import './articleEditor.css';
import { Input } from 'antd';
import type { EditorPorts } from '#editor/EditorPorts.ts';
import { sentenceOf } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';

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
    const broken = (_: unknown, begin: () => void) => (
      <ArticleHtml
        {...text}
        reason="编辑器出错了，文字都在下面（HTML 原文），可以继续改、复制和提交"
        again="重新打开编辑器"
        onAgain={begin}
      />
    );
    return (
      // A fault of the editor stays in the editor: the form around it goes on. E17
      <ErrorBoundary onError={rescue} fallback={broken}>
        <RichText {...text} beforeSave={register} ports={ports} />
      </ErrorBoundary>
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

interface ArticleHtmlProps extends Pick<RichTextProps, 'label' | 'html' | 'onChange'> {
  /** Why the editor is not there. */
  readonly reason: string;
  /** A second line about it, e.g. the address that did not answer. */
  readonly detail?: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** An article where the editor cannot be: its HTML, to be read, written and taken along. E13, E17 */
function ArticleHtml({ label, html, onChange, reason, detail, again, onAgain }: ArticleHtmlProps) {
  return (
    <div className="article-fallback">
      <p role="alert">
        <span>{reason}</span>
        {detail && <span className="soft">{`（${detail}）`}</span>}
      </p>
      <Button onClick={onAgain}>{again}</Button>
      <Input.TextArea
        aria-label={label}
        value={html}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** All an article's editor may do to the world outside. */
function useEditorPorts(): EditorPorts {
  const { editorFiles, local, clock, notifications, fileHost } = useProviders();
  const { beginWork, noteFailed, keepDraft } = useFieldPort();
  return useMemo(() => {
    const { upload, capture, list } = editorFiles;
    return {
      upload: (file, options) => upload(file, options).catch(tell),
      ...(capture && { capture: (urls, signal) => capture(urls, signal).catch(tell) }),
      ...(list && { list: (kind, start, signal) => list(kind, start, signal).catch(tell) }),
      storage: local,
      clock,
      notice: ({ type, text }) => notifications.open(type, text),
      wordLimit: limits.articleLength,
      resolve: fileHost.resolve,
      thumbnail: fileHost.thumbnail,
      beginWork,
      noteFailed,
      keepDraft,
    };
  }, [editorFiles, local, clock, notifications, fileHost, beginWork, noteFailed, keepDraft]);
}

/** The editor knows no error of ours: it is given the sentence for the merchant. E14 */
function tell(error: unknown): never {
  throw new Error(sentenceOf(error), { cause: error });
}
