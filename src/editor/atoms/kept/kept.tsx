import type { Atom } from '../../Atom.ts';
import { sanitize } from '../../sanitize.ts';

export interface Kept {
  readonly html: string;
}

/** What the editor cannot edit: shown as it is and written back as it was, byte for byte. E12 */
export const kept: Atom<Kept> = {
  name: 'kept',
  // The reader keeps what no other atom takes; nobody asks this one.
  read: () => undefined,
  print: ({ html }) => html,
  Block: ({ value, remove, readOnly }) => (
    <figure className="kept" aria-label="原样保留的内容">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned here, with what the rest of the page is cleaned with */}
      <div className="kept-body" dangerouslySetInnerHTML={{ __html: sanitize(value.html) }} />
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
