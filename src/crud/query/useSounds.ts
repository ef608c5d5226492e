import { useEffect, useState } from 'react';
import { mayBeSound, type SoundsLike } from './finds.ts';

/** How characters sound, once what is typed may be a sound or somebody is about to search. */
export function useSounds(typed: string): {
  readonly soundsLike: SoundsLike | undefined;
  readonly prepare: () => void;
} {
  const [soundsLike, setSoundsLike] = useState<SoundsLike>();
  const [wanted, setWanted] = useState(false);
  const needed = wanted || (typed !== '' && mayBeSound(typed));
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    // Without sounds the search still finds what is written.
    loadPinyin().then(
      (sounds) => gone || setSoundsLike(() => sounds.soundsLike),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [needed]);
  return { soundsLike, prepare: () => setWanted(true) };
}

/** The sounds of twenty thousand characters are heavy: they come when somebody is about to search. */
const loadPinyin = () => import('./pinyin.ts');
