import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Dots } from '#ui/menu/Dots.tsx';
import { MenuButton } from '#ui/menu/MenuButton.tsx';
import type { Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';
import type { Opened } from '../verbs/useDialogs.ts';
import { useNarrow } from './useNarrow.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly title: string;
  readonly addButton: ReactNode;
  readonly canImport: boolean;
  /** What is loaded. */
  readonly records: readonly DataRecord[];
  readonly open: (opened: Opened) => void;
  /** Below the title of a page. */
  readonly inside?: true | undefined;
  readonly buttons?: ReactNode;
}

/** What the list is called, what can be added to it, and what else can be done with the whole of it. G1 */
export function ListHead({ resource, scope, title, addButton, canImport, records, open, inside, buttons }: Props) {
  const { list } = resource;
  const navigate = useNavigate();
  const narrow = useNarrow();
  const tools = list.tools.map((tool) => {
    const { label } = tool;
    const waits = tool.waits?.(records);
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
    ...(canImport ? [{ label: '导入', run: () => open({ what: 'import' }) }] : []),
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
        {addButton}
        <MenuButton label="更多" className="button" items={narrow ? [...leads, ...more] : more}>
          {narrow ? <Dots /> : '更多'}
        </MenuButton>
      </div>
    </header>
  );
}
