import DOMPurify from 'dompurify';

const TEXT = 'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup span blockquote pre code ul ol li div section';
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td';
const MEDIA = 'a img figure figcaption video audio source';
const ATTRIBUTES = 'href target rel src alt title width height style class colspan rowspan controls poster align';

const policy = {
  ALLOWED_TAGS: [TEXT, TABLES, MEDIA].flatMap((names) => names.split(' ')),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  // The schemes of links and files, and whatever has no scheme: a path, a host, a width, `_blank`.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

const DATA = /^\s*data:/i;
/** What fetches or runs from within a style; an escaped letter hides either. */
const REACHING_STYLE = /url\s*\(|image\s*\(|image-set|expression|javascript:|@import|\\/i;

/** The library lets `data:` pictures and every style through; no setting forbids them. */
function createPurifier(): typeof DOMPurify {
  const purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'style' && REACHING_STYLE.test(attrValue)) attribute.keepAttr = false;
    if ((attrName === 'src' || attrName === 'href') && DATA.test(attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove();
  });
  return purifier;
}

let purifier: typeof DOMPurify | undefined;

/**
 * HTML that nobody's script runs in: known tags, attributes and addresses, the rest gone.
 *
 * Used on the way into the editor and on the way out of it; `data:` pictures are dropped. E5, E6
 */
export function sanitize(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, policy);
}
