import { useContext } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { ResourcesContext } from '../../declared/ResourcesContext.ts';
import { pageKeys } from './pageKeys.ts';
import { type ShortcutKey, shortcuts } from './shortcuts.ts';
import { useKeysOn } from './useListKeys.ts';
import '#ui/ticks.css';
import './help.css';

const labels: Readonly<Record<ShortcutKey, string>> = {
  '/': '搜索',
  n: '添加',
  j: '下一行',
  k: '上一行',
  Enter: '打开当前行',
  e: '编辑当前行',
  x: '勾选当前行',
  '?': '快捷键说明',
};

/** The keys of every page and those of lists, and the switch for whoever is disturbed by them. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, keep] = useKeysOn();
  const everywhere = pageKeys(useContext(ResourcesContext));
  return (
    <Dialog short width={440} title="快捷键" onClose={onClose}>
      <Keys label="所有页面" keys={everywhere} />
      <Keys label="列表" keys={shortcuts.map((key) => ({ keys: [key], says: labels[key] }))} />
      <label className="keys-on">
        <input type="checkbox" checked={on} onChange={() => keep(!on)} />
        <span>使用快捷键</span>
      </label>
    </Dialog>
  );
}

interface KeysProps {
  readonly label: string;
  readonly keys: ReturnType<typeof pageKeys>;
}

const Keys = ({ label, keys }: KeysProps) => (
  <section aria-label={label}>
    <h3 className="keys-of">{label}</h3>
    <dl className="keys">
      {keys.map(({ keys, says }) => (
        <div key={says}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  </section>
);
