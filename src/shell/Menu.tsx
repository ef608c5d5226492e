import { useDeferredValue, useMemo, useState } from 'react';
import type { Further } from '#crud/declared/Further.ts';
import { useProfile } from '#providers/useProviders.ts';
import { MenuLine } from './MenuLine.tsx';
import { called, type MenuGroup, menuOf, type Section } from './sections.ts';
import { useFurtherMenu } from './useFurtherMenu.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly further?: Further | undefined;
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

/** Above this many shops only the group of the open page is unfolded. */
const UNFOLD_UP_TO = 6;

const none: readonly MenuGroup[] = [];

/** The way to everything, by groups that list the merchant's shops; where there are hundreds, by name. R6, R7, 030 */
export function Menu({ sections, further, onChoose }: Props) {
  const profile = useProfile();
  const there = useFurtherMenu(further);
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought);
  const groups = profile ? called(wanted, menuOf(sections, profile)) : none;
  const beyond = useMemo(() => (profile && there ? menuOf(there.heads, profile) : none), [profile, there]);
  return (
    <nav aria-label="主菜单" className="menu">
      {further && (
        <input
          type="search"
          className="input"
          aria-label="查找菜单"
          placeholder="查找菜单"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <MenuLine to="/dashboard" label="首页" onChoose={onChoose} />
      {groups.map((group) => (
        <Group key={group.label} group={group} onChoose={onChoose} />
      ))}
      {there && <there.FurtherMenu groups={beyond} {...{ wanted, onChoose }} hasNear={groups.length > 0} />}
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
