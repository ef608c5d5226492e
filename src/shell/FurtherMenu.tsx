import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wordIn } from '#crud/declared/shelfOf.ts';
import { MenuLine } from './MenuLine.tsx';
import { called, type MenuGroup } from './sections.ts';

interface Props {
  readonly groups: readonly MenuGroup[];
  /** What a merchant looks for, as it was typed. */
  readonly wanted: string;
  /** Something nearer is called like that. */
  readonly hasNear: boolean;
  readonly onChoose: () => void;
}

/** The lines of the resources that the application does not bring along. 030 */
export const FurtherMenu = memo(({ groups, wanted, hasNear, onChoose }: Props) => {
  const { pathname } = useLocation();
  const found = called(wanted, groups);
  if (found.length === 0 && !hasNear) return <p>没有叫这个名字的菜单</p>;
  return (
    <div className="menu-further">
      {found.map((group) => {
        const [first] = group.links;
        const opened = wordIn(first?.to ?? '') === wordIn(pathname);
        return <FurtherGroup key={first?.to} {...{ group, opened, onChoose }} />;
      })}
    </div>
  );
});

interface GroupProps {
  readonly group: MenuGroup;
  /** It is the one whose page is open. */
  readonly opened: boolean;
  readonly onChoose: () => void;
}

/** Folded, its lines are not there: with hundreds of groups and a shop on each line they would be thousands. */
function FurtherGroup({ group: { label, links }, opened, onChoose }: GroupProps) {
  const [open, setOpen] = useState(opened);
  useEffect(() => {
    if (opened) setOpen(true);
  }, [opened]);
  const [only] = links;
  if (only && links.length === 1 && only.label === label)
    return <MenuLine to={only.to} label={label} onChoose={onChoose} />;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open && links.map(({ key, ...link }) => <MenuLine key={key} {...link} onChoose={onChoose} />)}
    </details>
  );
}
