import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Further } from '#crud/declared/Further.ts';
import { wordIn } from '#crud/declared/shelfOf.ts';
import { finds } from '#crud/list/search/finds.ts';
import { SearchBox } from '#crud/list/search/SearchBox.tsx';
import { useSounds } from '#crud/list/search/useSounds.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { fold } from '#schemas/text/fold.ts';
import { type MenuGroup, menuOf } from '../sections.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { useFurtherHeads } from './useFurtherHeads.ts';

interface Props {
  readonly near: readonly MenuGroup[];
  readonly further: Further;
  readonly profile: Profile;
  readonly home: ReactNode;
  readonly onChoose: () => void;
}

/** So many that were found are shown; whoever sees more of them types on. */
const SHOWN = 50;

const none: readonly MenuGroup[] = [];

/**
 * A menu of hundreds of groups: what is near, what the open page stands in, and whatever is looked for. The rest is
 * drawn only for whoever unfolds it: every step through the product would pay for a thousand lines nobody reads. 030
 */
export function LongMenu({ near, further, profile, home, onChoose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const here = wordIn(useLocation().pathname);
  const [typed, setTyped] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const { soundsLike, prepare } = useSounds(typed);
  const { heads, failed, retry } = useFurtherHeads(further);
  const wanted = useDeferredValue(typed);
  const isCalled = useCallback((name = '') => finds([fold(name)], wanted, soundsLike), [wanted, soundsLike]);
  const beyond = useMemo(() => {
    const shown = heads?.filter(({ menu, routes }) => (wanted === '' ? wordIn(routes.list) === here : isCalled(menu)));
    return menuOf(shown ?? [], profile);
  }, [heads, profile, wanted, isCalled, here]);
  const rest = useMemo(() => (heads && unfolded ? menuOf(heads, profile) : none), [heads, profile, unfolded]);
  const found = near.filter(({ label }) => isCalled(label));
  return (
    <>
      <SearchBox box={box} label="查找菜单" q={typed} onType={setTyped} onApproach={prepare} />
      {home}
      <MenuGroups groups={found} onChoose={onChoose} />
      <MenuGroups groups={beyond.slice(0, SHOWN)} folded onChoose={onChoose} />
      {beyond.length > SHOWN && <p>{`还有 ${beyond.length - SHOWN} 项，再输入几个字`}</p>}
      {heads && found.length + beyond.length === 0 && <p>没有叫这个名字的菜单</p>}
      {heads && wanted === '' && (
        <details open={unfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>其余的菜单</summary>
          <div className="menu-rest">
            <MenuGroups groups={rest} folded onChoose={onChoose} />
          </div>
        </details>
      )}
      {failed && (
        <p>
          <span>其余的菜单没有加载出来</span>
          <button type="button" className="button" onClick={retry}>
            重试
          </button>
        </p>
      )}
    </>
  );
}
