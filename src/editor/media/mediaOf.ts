import type { Fresh } from '../document/insertParagraphs.ts';
import type { UploadKind } from '../EditorPorts.ts';
import { type Playable, playerOf } from './players.ts';

const DEFAULT_WIDTH = '420';

/** The name of a file without its ending. */
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** What stands in the article for a file that has arrived. E1 */
export function mediaOf(kind: UploadKind, url: string, name: string): Fresh {
  if (kind === 'image') return { name: 'image', value: { src: url, alt: stemOf(name) } };
  if (kind === 'file') return { name: 'attachment', value: { href: url, name } };
  return filmOf({ as: kind, src: url });
}

/** What stands in the article for a film or sound given by its address. */
export function filmOf({ as, src }: Playable): Fresh {
  if (as === 'player') return { name: 'player', value: playerOf(src) };
  const sound = { src, controls: '', preload: 'none' };
  return { name: as, value: as === 'video' ? { ...sound, width: DEFAULT_WIDTH } : sound };
}
