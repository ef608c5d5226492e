import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuGroup } from '../sections.ts';
import { MenuLine } from './MenuLine.tsx';

/** Above this many shops only the group of the open page is unfolded. */
const UNFOLD_UP_TO = 6;

interface Props {
  readonly groups: readonly MenuGroup[];
  readonly onChoose: () => void;
}

/** Groups of the menu, one below the other. R6 */
export function MenuGroups({ groups, onChoose }: Props) {
  const { pathname } = useLocation();
  const here = wordIn(pathname);
  return groups.map((group) => {
    const { label, links } = group;
    const [first] = links;
    if (first && links.length === 1 && first.label === label)
      return <MenuLine key={first.to} to={first.to} label={label} onChoose={onChoose} />;
    const unfolded = links.length <= UNFOLD_UP_TO || (first && wordIn(first.to) === here) === true;
    return <Group key={first?.to} group={group} unfolded={unfolded} onChoose={onChoose} />;
  });
}

/** What an address is of, in whichever shop: `/shop/1/goods/edit` and `/shop/2/goods/list` → `goods`. */
function wordIn(path: string): string {
  const [, first = '', , inShop = ''] = path.split('/');
  return first === 'shop' ? inShop : first;
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly unfolded: boolean;
  readonly onChoose: () => void;
}

/** Folded, its lines are not there: hundreds of groups with a shop on each line would be thousands. */
const Group = memo(({ group: { label, links }, unfolded, onChoose }: GroupProps) => {
  const [open, setOpen] = useState(unfolded);
  useEffect(() => {
    if (unfolded) setOpen(true);
  }, [unfolded]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open && links.map(({ key, ...link }) => <MenuLine key={key} {...link} onChoose={onChoose} />)}
    </details>
  );
});
