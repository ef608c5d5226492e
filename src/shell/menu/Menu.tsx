import type { Further } from '#crud/declared/Further.ts';
import { useProfile } from '#providers/useProviders.ts';
import { type MenuGroup, menuOf, type Section } from '../sections.ts';
import { LongMenu } from './LongMenu.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLine } from './MenuLine.tsx';

interface Props {
  readonly sections: readonly Section[];
  readonly further?: Further | undefined;
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

const none: readonly MenuGroup[] = [];

/** The way to everything, by groups that list the merchant's shops. R6, R7 */
export function Menu({ sections, further, onChoose }: Props) {
  const profile = useProfile();
  const groups = profile ? menuOf(sections, profile) : none;
  const home = <MenuLine to="/dashboard" label="首页" onChoose={onChoose} />;
  return (
    <nav aria-label="主菜单" className="menu">
      {profile && further ? (
        <LongMenu near={groups} {...{ further, profile, home, onChoose }} />
      ) : (
        <>
          {home}
          <MenuGroups {...{ groups, onChoose }} />
        </>
      )}
    </nav>
  );
}
