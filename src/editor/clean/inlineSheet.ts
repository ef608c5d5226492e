/** `.xl65, td {…}`: the selectors and what they say. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Writes what a clipboard's sheet says of elements and classes onto the elements themselves: Excel, WPS and Word keep
 * colours, alignment and borders there.
 */
export function inlineSheet(body: HTMLElement, sheet: string): void {
  const readable = sheet.replaceAll(/<!--|-->|\/\*[\s\S]*?\*\/|@[^;{]+\{[^{}]*\}/g, ' ');
  const said = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of readable.matchAll(RULE)) {
    for (const selector of selectors.split(',')) {
      for (const element of found(body, selector.trim())) {
        said.set(element, `${said.get(element) ?? ''}${declarations.trim().replace(/;?$/, ';')}`);
      }
    }
  }
  for (const [element, look] of said) element.setAttribute('style', `${look}${element.getAttribute('style') ?? ''}`);
}

/** Only `td`, `.xl65` and `td.xl65`: what hangs on more was not copied along, and `.MsoNormal` is Word's paper. */
function found(body: HTMLElement, selector: string): Iterable<Element> {
  return /^(?:t[dhr]|span|font|p)?\.(?!Mso)[\w-]+$|^td$/.test(selector) ? body.querySelectorAll(selector) : [];
}
