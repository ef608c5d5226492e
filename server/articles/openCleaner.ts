import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { createCleaner } from '#schemas/article/createCleaner.ts';

/** The policy of articles on a window of the server's own: no script in it runs and nothing is fetched. E6 */
export function openCleaner(): (html: string) => string {
  const { window } = new JSDOM('');
  const reprint = (html: string) => {
    const template = window.document.createElement('template');
    template.innerHTML = html;
    return template.innerHTML;
  };
  return createCleaner({ purifier: DOMPurify(window), reprint });
}
