import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { findBox } from '../../find/findBox.ts';
import { tabsOf } from '../../query/listTabs.ts';
import type { ListState } from '../../query/listUrl.ts';
import type { Resource } from '../../Resource.ts';
import type { ChangeList } from '../useListUrl.ts';
import './elsewhere.css';

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** Where else what was searched for may be, when this part of the list has nothing like it. */
export function ElsewhereButtons({ resource, state, change }: Props) {
  const box = findBox(useProviders());
  if (state.q === '') return null;
  return (
    <div className="elsewhere buttons">
      {tabsOf(resource)
        .filter(({ value }) => value !== state.tab)
        .map(({ value, label }) => (
          <Button key={label} onClick={() => change({ tab: value })}>
            {`在「${label}」中找`}
          </Button>
        ))}
      <Button onClick={() => box.open(state.q)}>在所有店铺中找</Button>
    </div>
  );
}
