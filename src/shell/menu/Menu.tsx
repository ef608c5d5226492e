import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type NewsCount, type NewsCounts, newsCounts, sumOf } from '#crud/news/newsCounts.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { type MenuGroup, menuOf, type Section } from '../sections.ts';

interface MenuLineProps {
  readonly to: string;
  readonly label: string;
  readonly news?: NewsCounts;
  /** Told when the merchant has chosen, for a menu that covers the page. */
  readonly onChoose: () => void;
}

/** One way to go. */
const MenuLine = ({ to, label, news, onChoose }: MenuLineProps) => (
  <NavLink to={to} title={label} onClick={onChoose}>
    <MenuLabel label={label} news={news?.get(to)} />
  </NavLink>
);

interface MenuLabelProps {
  readonly label: string;
  readonly news: NewsCount | undefined;
}

/** A line's name, and how many have come behind it. */
const MenuLabel = ({ label, news }: MenuLabelProps) =>
  news === undefined ? (
    label
  ) : (
    <>
      <span>{label}</span>
      <span className="badge" aria-hidden="true">
        {news.count}
      </span>
      <span className="unseen">{` ${news.count} ${news.what}`}</span>
    </>
  );

/** Above this many shops only the group of the open page is unfolded. */
const UNFOLD_UP_TO = 6;

interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[];
  readonly onChoose: () => void;
}

/** Groups of the menu, one below the other. R6 */
function MenuGroups({ groups, onChoose }: MenuGroupsProps) {
  const { pathname } = useLocation();
  const here = wordIn(pathname);
  const store = newsCounts(useProviders());
  const news = useSyncExternalStore(store.subscribe, store.get);
  return groups.map((group) => {
    const { label, links } = group;
    const [first] = links;
    if (first && links.length === 1 && first.label === label)
      return <MenuLine key={first.to} to={first.to} label={label} news={news} onChoose={onChoose} />;
    const unfolded = links.length <= UNFOLD_UP_TO || (first && wordIn(first.to) === here) === true;
    return <Group key={first?.to} group={group} unfolded={unfolded} news={news} onChoose={onChoose} />;
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
  readonly news: NewsCounts;
  readonly onChoose: () => void;
}

/** Folded, its lines are not there: hundreds of groups with a shop on each line would be thousands. */
const Group = memo(({ group: { label, links }, unfolded, news, onChoose }: GroupProps) => {
  const [open, setOpen] = useState(unfolded);
  useEffect(() => {
    if (unfolded) setOpen(true);
  }, [unfolded]);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <MenuLabel label={label} news={open ? undefined : sumOf(links.flatMap(({ to }) => news.get(to) ?? []))} />
      </summary>
      {open && links.map(({ key, ...link }) => <MenuLine key={key} {...link} news={news} onChoose={onChoose} />)}
    </details>
  );
});

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
