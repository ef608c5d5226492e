import { Dialog } from '#ui/Dialog.tsx';
import { shortcuts } from './shortcuts.ts';
import { useKeysOn } from './useListKeys.ts';
import './help.css';

/** The keys of a list, and the switch for whoever is disturbed by them. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, keep] = useKeysOn();
  return (
    <Dialog short width={440} title="快捷键" onClose={onClose}>
      <dl className="keys">
        {shortcuts.map(({ key, says }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <label className="keys-on">
        <input type="checkbox" checked={on} onChange={() => keep(!on)} />
        <span>使用快捷键</span>
      </label>
    </Dialog>
  );
}
