const FRAGMENT = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i;
/** Nothing of these is said to a reader. */
const SILENT = 'script,style,noscript,template,meta,link,title,base,xml,select,datalist';

/** What another program has put on the clipboard: its page, where nothing is fetched or run, and the part that was copied. */
export interface Clipboard {
  readonly body: HTMLElement;
  /** The page's own style sheets; Excel and WPS keep a cell's look there. */
  readonly sheet: string;
}

/** Reads the HTML of a clipboard. */
export function openClipboard(html: string): Clipboard {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sheet = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');
  const cut = FRAGMENT.exec(html)?.[1];
  // A fragment of rows alone cannot be read without its table; a browser's copy of cells has the table outside.
  const whole = cut === undefined || /^\s*<(?:t[dhr]|tbody|col)\b/i.test(cut);
  const { body } = whole ? page : new DOMParser().parseFromString(cut, 'text/html');
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  for (const element of body.querySelectorAll('[style]')) if (isHidden(element)) element.remove();
  return { body, sheet };
}

const isHidden = (element: Element): boolean =>
  /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(element.getAttribute('style') ?? '');
