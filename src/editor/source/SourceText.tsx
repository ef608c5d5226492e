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

/** The article as its HTML, to be changed by hand; what was written is clean once it is read, each time a step of undo. */
export function SourceText({ label, onLeave }: Props) {
  const article = useArticle();
  const [html, setHtml] = useState(article.html);
  const read = useRef(html);
  const written = useRef(html);

  const isReading = useRef(false);

  const readBack = useRef(() => {
    if (written.current === read.current) return;
    read.current = written.current;
    isReading.current = true;
    article.setState(replaceArticle(article.getState(), written.current));
    isReading.current = false;
  });

  useEffect(() => {
    const finish = readBack.current;
    // A draft that is restored, a picture that has arrived: else the next letter would write the old article over it.
    const showOther = () => {
      if (isReading.current) return;
      written.current = article.html();
      read.current = written.current;
      setHtml(written.current);
    };
    const stops = [article.holdBack(finish), article.subscribe(showOther)];
    return () => {
      for (const stop of stops) stop();
      finish();
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
