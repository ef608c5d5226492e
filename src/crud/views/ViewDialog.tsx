import { type FormEvent, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { isBlank } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';
import { useKept } from './useKept.ts';
import { dropView, isInSight, keepView, readViews, stateOf, type View, writeViews } from './views.ts';
import './views.css';

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onApply: (state: ListState) => void;
  readonly onClose: () => void;
}

const NAME_LENGTH = 30;

/** States of this list under names of the merchant's own: kept, opened, overwritten, thrown away. */
export function ViewDialog({ resource, state, onApply, onClose }: Props) {
  const { notifications } = useProviders();
  const [views, keep] = useKept(`views.${resource.name}`, readViews);
  const [name, setName] = useState('');
  const save = (next: readonly View[]) => {
    if (!keep(writeViews(next))) notifications.open('error', '这台设备的存储空间已满，视图没有保存');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    save(keepView(resource, views, name, state));
    setName('');
  };

  return (
    <Dialog short width={440} title="视图" onClose={onClose}>
      {views.length === 0 && <p className="soft">把现在的筛选、搜索和排序存成视图，下次点一下就能用。</p>}
      <ul className="views">
        {views.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              className="view"
              aria-current={isInSight(resource, view, state) || undefined}
              onClick={() => {
                onApply(stateOf(resource, view));
                onClose();
              }}
            >
              {view.name}
            </button>
            <Button
              aria-label={`用现在的条件覆盖${view.name}`}
              disabled={isInSight(resource, view, state)}
              onClick={() => save(keepView(resource, views, view.name, state))}
            >
              覆盖
            </Button>
            <Button danger aria-label={`删除视图${view.name}`} onClick={() => save(dropView(views, view.name))}>
              删除
            </Button>
          </li>
        ))}
      </ul>
      <form className="save-view" onSubmit={handleSubmit}>
        <input
          className="input"
          aria-label="视图名称"
          placeholder="视图名称"
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="filled" disabled={isBlank(name)}>
          保存视图
        </Button>
      </form>
      <p className="soft">仅保存在本机</p>
    </Dialog>
  );
}
