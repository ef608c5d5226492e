import type { Atom } from '../../Atom.ts';
import { saysNothing } from '../../document/keep.ts';
import { sanitize } from '../../sanitize.ts';

export interface Kept {
  readonly html: string;
}

/** An ornament is drawn as a part of its box, beyond what would hold back a class. E6 */
function drawn(html: string): string {
  const clean = sanitize(html);
  if (!saysNothing(clean)) return clean;
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  for (const element of body.querySelectorAll('[class]')) element.removeAttribute('class');
  return body.innerHTML;
}

/** What the editor cannot edit: shown as it is and written back as it was, byte for byte. E12 */
export const kept: Atom<Kept> = {
  name: 'kept',
  // The reader keeps what no other atom takes; nobody asks this one.
  read: () => undefined,
  print: ({ html }) => html,
  Block: ({ value, remove, readOnly }) => (
    <figure className={saysNothing(value.html) ? 'kept ornament' : 'kept'} aria-label="原样保留的内容">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned here, with what the rest of the page is cleaned with */}
      <div className="kept-body" dangerouslySetInnerHTML={{ __html: drawn(value.html) }} />
      {!readOnly && (
        <figcaption>
          <span>这段内容按原样保留</span>
          <button type="button" onClick={remove}>
            删除这段
          </button>
        </figcaption>
      )}
    </figure>
  ),
};
