import { useSyncExternalStore } from 'react';
import { type PasteChoice, pasteChoices } from '../clean/cleanPaste.ts';
import type { Paste } from './createPaste.ts';
import './paste.css';

const names: Readonly<Record<PasteChoice, string>> = {
  source: '保留源格式',
  tags: '只保留标签',
  text: '只保留文本',
};

interface Props {
  readonly paste: Paste;
  /** It was put in anew. */
  readonly onChosen: () => void;
}

/** After a paste: how much of it is put in. Gone with the next key. E5 */
export function PasteOptions({ paste, onChosen }: Props) {
  const last = useSyncExternalStore(paste.subscribe, paste.last);
  if (!last) return null;
  return (
    <fieldset className="paste-options" aria-label="粘贴选项">
      {pasteChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === last.choice}
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            paste.choose(choice);
            onChosen();
          }}
        >
          {names[choice]}
        </button>
      ))}
    </fieldset>
  );
}
