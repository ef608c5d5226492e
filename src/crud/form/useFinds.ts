import { fold } from '#schemas/text/fold.ts';
import { finds } from '../query/finds.ts';
import { useSounds } from '../query/useSounds.ts';

/** Tells whether a name is meant by what is typed in a form, as it is written or as it sounds. */
export function useFinds(typed: string): (name: string) => boolean {
  const { soundsLike } = useSounds(typed);
  return (name) => finds([fold(name)], typed, soundsLike);
}
