import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { createCleaner } from '#schemas/article/createCleaner.ts';

/** The policy of articles on a window of the server's own: no script in it runs and nothing is fetched. E6 */
export function openCleaner(): (html: string) => string {
  const { window } = new JSDOM('');
  return createCleaner({ purifier: DOMPurify(window), parser: new window.DOMParser() });
}
