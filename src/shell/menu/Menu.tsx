import { useProfile } from '#providers/useProviders.ts';
import { menuOf, type Section } from '../sections.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLine } from './MenuLine.tsx';

interface Props {
  readonly sections: readonly Section[];
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

/** The way to everything, by groups that list the merchant's shops. R6, R7 */
export function Menu({ sections, onChoose }: Props) {
  const profile = useProfile();
  return (
    <nav aria-label="主菜单" className="menu">
      <MenuLine to="/dashboard" label="首页" onChoose={onChoose} />
      <MenuGroups groups={profile ? menuOf(sections, profile) : []} onChoose={onChoose} />
    </nav>
  );
}
