import { useProviders } from '#providers/useProviders.ts';
import { findBox } from '../../find/findBox.ts';
import type { Resource } from '../../Resource.ts';
import { tabsOf } from '../listTabs.ts';
import type { ListState } from '../url/listUrl.ts';
import type { ChangeList } from '../url/useListUrl.ts';
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
          <button key={label} type="button" className="button" onClick={() => change({ tab: value })}>
            {`在「${label}」中找`}
          </button>
        ))}
      <button type="button" className="button" onClick={() => box.open(state.q)}>
        在所有店铺中找
      </button>
    </div>
  );
}
