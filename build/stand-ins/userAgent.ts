/**
 * Stands in for what draft-js asks about the browser (fbjs's `UserAgent`), which reads it out of hundreds of expressions
 * whenever the first article is opened. 039
 *
 * Chromium in whatever dress is taken for Chrome, which is the browser that stories are told in. No question about a
 * version, or about Internet Explorer, holds: draft-js asks for those alone that cannot run the product.
 */
const marks = {
  Chrome: /\bChrome\//,
  Firefox: /\bFirefox\//,
  Gecko: /\bGecko\//,
  'Mac OS X': /\bMacintosh\b/,
};

/** What a browser calls itself → the names that hold for it, of browsers, engines and platforms. */
export const namesIn = (userAgent: string): readonly string[] =>
  Object.entries(marks).flatMap(([name, mark]) => (mark.test(userAgent) ? name : []));

const names = namesIn(navigator.userAgent);
const is = (query: string): boolean => names.includes(query);

export { is as isBrowser, is as isEngine, is as isPlatform };
