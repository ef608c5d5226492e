import { useMemo } from 'react';
import { sanitize } from '#editor/sanitize.ts';

/** An article to be read; nothing in it runs. E6 */
export function CleanHtml({ html }: { readonly html: string }) {
  const clean = useMemo(() => sanitize(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
  return <div className="show-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
