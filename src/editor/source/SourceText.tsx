import { useEffect, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { replaceArticle } from '../drafts/replaceArticle.ts';

interface Props {
  /** Of the article, e.g. `商品描述`. */
  readonly label: string;
  readonly onLeave: () => void;
}

/** How long nothing must have been typed until the article hears of it, in ms. */
const HEARD_MS = 2000;

/** The article as its HTML, to be changed by hand; what was written is clean once it is read, and one step of undo. */
export function SourceText({ label, onLeave }: Props) {
  const article = useArticle();
  const [html, setHtml] = useState(article.html);
  const read = useRef(html);
  const written = useRef(html);

  const readBack = useRef(() => {
    if (written.current === read.current) return;
    read.current = written.current;
    article.setState(replaceArticle(article.getState(), written.current));
  });

  useEffect(() => {
    const read = readBack.current;
    const stop = article.holdBack(read);
    return () => {
      stop();
      read();
    };
  }, [article]);

  // Now and then the article hears of it, and is kept in this browser. E2
  // biome-ignore lint/correctness/useExhaustiveDependencies: a while after each change
  useEffect(() => {
    const changed = new AbortController();
    article.ports.clock.sleep(HEARD_MS, changed.signal).then(readBack.current, () => {});
    return () => changed.abort();
  }, [html, article]);

  return (
    <textarea
      className="source-text"
      aria-label={`${label} 源代码`}
      spellCheck={false}
      value={html}
      onChange={({ target }) => {
        written.current = target.value;
        setHtml(target.value);
      }}
      onBlur={onLeave}
    />
  );
}
