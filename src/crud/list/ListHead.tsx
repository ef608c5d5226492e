import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dots } from '#ui/menu/Dots.tsx';
import { MenuButton } from '#ui/menu/MenuButton.tsx';
import { pathIn } from '../routes.ts';
import { useListContext } from '../useListContext.ts';
import { AddButton } from './AddButton.tsx';
import { useNarrow } from './useNarrow.ts';

interface Props {
  readonly title: string;
  /** Below the title of a page. */
  readonly inside?: true | undefined;
  readonly buttons?: ReactNode;
}

/** What the list is called, what can be added to it, and what else can be done with the whole of it. G1 */
export function ListHead({ title, inside, buttons }: Props) {
  const { resource, scope, rows, add, dialogs } = useListContext();
  const { list } = resource;
  const open = dialogs.setOpened;
  const navigate = useNavigate();
  const narrow = useNarrow();
  const tools = list.tools.map((tool) => {
    const { label } = tool;
    const waits = tool.waits?.(rows.records);
    return {
      waits: waits !== undefined,
      label: waits === undefined ? label : `${label}（${waits}）`,
      run: () => open({ what: 'tool', tool }),
    };
  });
  const leads = [
    ...tools.filter(({ waits }) => waits),
    ...list.links.map(({ label, to }) => ({ label, run: () => void navigate(pathIn(to, scope)) })),
  ];
  const more = [
    { label: '导出', run: () => open({ what: 'export' }) },
    ...(add?.can ? [{ label: '导入', run: () => open({ what: 'import' }) }] : []),
    ...tools.filter(({ waits }) => !waits),
    ...(list.news ? [{ label: `新${resource.label}提醒`, run: () => open({ what: 'alerts' }) }] : []),
    { label: '列设置', run: () => open({ what: 'columns' }) },
    { label: '快捷键', run: () => open({ what: 'help' }) },
  ];
  return (
    <header className="page-head">
      {inside ? <h2>{title}</h2> : <h1>{title}</h1>}
      <div className="buttons">
        {!narrow &&
          leads.map(({ label, run }) => (
            <Button key={label} onClick={run}>
              {label}
            </Button>
          ))}
        {buttons}
        <AddButton />
        <MenuButton label="更多" className="button" items={narrow ? [...leads, ...more] : more}>
          {narrow ? <Dots /> : '更多'}
        </MenuButton>
      </div>
    </header>
  );
}
