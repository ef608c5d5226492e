import { NavLink } from 'react-router';
import { useProfile } from '#providers/useProviders.ts';
import { type MenuGroup, menuOf, type Section } from './sections.ts';

interface Props {
  readonly sections: readonly Section[];
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

/** Above this many shops only the group of the open page is unfolded. */
const UNFOLD_UP_TO = 6;

/** The way to everything, by groups that list the merchant's shops. R6, R7 */
export function Menu({ sections, onChoose }: Props) {
  const profile = useProfile();
  const groups = profile ? menuOf(sections, profile) : [];
  return (
    <nav aria-label="主菜单" className="menu">
      <MenuLine to="/dashboard" label="首页" onChoose={onChoose} />
      {groups.map((group) => (
        <Group key={group.label} group={group} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Group({ group: { label, links }, onChoose }: { readonly group: MenuGroup; readonly onChoose: () => void }) {
  const [only] = links;
  if (only && links.length === 1 && only.label === label)
    return <MenuLine to={only.to} label={label} onChoose={onChoose} />;
  return (
    <details open={links.length <= UNFOLD_UP_TO || undefined}>
      <summary>{label}</summary>
      {links.map(({ key, ...link }) => (
        <MenuLine key={key} {...link} onChoose={onChoose} />
      ))}
    </details>
  );
}

interface LineProps {
  readonly to: string;
  readonly label: string;
  readonly onChoose: () => void;
}

const MenuLine = ({ to, label, onChoose }: LineProps) => (
  <NavLink to={to} title={label} onClick={onChoose}>
    {label}
  </NavLink>
);
