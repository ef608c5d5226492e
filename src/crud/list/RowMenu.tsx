import { useProviders } from '#providers/useProviders.ts';
import { Menu } from './menu/Menu.tsx';
import { verbsFor } from './rowVerbs.ts';
import type { List } from './useList.ts';

/** What stands behind a row's ⋯: one menu for the whole table. */
export function RowMenu({ list: { menu, verbs, actions, closeMenu } }: { readonly list: List }) {
  const { clock } = useProviders();
  if (!menu) return null;
  const { record, anchor } = menu;
  const items = verbsFor(verbs, record, clock.now()).more.map(({ name, label, danger, denied }) => ({
    label: label(record),
    danger,
    denied,
    run: () => actions.onAction(name, record),
  }));
  return <Menu label="更多" items={items} anchor={anchor} onClose={closeMenu} />;
}
