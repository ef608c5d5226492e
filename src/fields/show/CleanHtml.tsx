import { useEffect, useMemo, useRef } from 'react';
import { sanitize } from '#editor/sanitize.ts';
import '#editor/media/attachment.css';
import '#editor/media/figure.css';

/** What more than HTML is needed for: charts, and tables that may be sorted. */
const LIVING = 'figure.chart, table.sortEnabled';

/** An article to be read; nothing in it runs. Its charts answer the pointer once their code has come. E6, E8, E9 */
export function CleanHtml({ html }: { readonly html: string }) {
  const clean = useMemo(() => sanitize(html), [html]);
  const article = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another article
  useEffect(() => {
    const shown = article.current;
    if (!shown?.querySelector(LIVING)) return;
    const ended = new AbortController();
    import('#editor/hydrateArticle.ts').then(
      ({ hydrateArticle }) => hydrateArticle(shown, ended.signal),
      // What is drawn and written stands without it.
      () => undefined,
    );
    return () => ended.abort();
  }, [clean]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the first line
  return <div ref={article} className="show-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
