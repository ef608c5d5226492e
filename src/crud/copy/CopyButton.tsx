import { useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';

interface Props {
  /** What is copied, ready before the press: a browser lets nobody copy later. */
  readonly text: string;
  /** On the button, e.g. `复制电话`. */
  readonly label: string;
  readonly className?: string;
}

/** Copies a text; where the browser does not let it, the text lies there chosen, to be copied by hand. */
export function CopyButton({ text, label, className = 'button' }: Props) {
  const { notifications } = useProviders();
  const [byHand, setByHand] = useState(false);
  const copy = () => {
    // A page that is not served safely has no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    Promise.resolve(
      clipboard ? clipboard.writeText(text) : Promise.reject(new Error('Failed to copy: no clipboard.')),
    ).then(
      () => {
        setByHand(false);
        notifications.open('success', '已复制');
      },
      () => setByHand(true),
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {label}
      </button>
      {byHand && (
        <label className="copy-by-hand">
          浏览器不允许自动复制，请长按或按 Ctrl+C 复制
          <textarea
            className="input"
            readOnly
            rows={Math.min(8, text.split('\n').length)}
            value={text}
            ref={(box) => box?.select()}
          />
        </label>
      )}
    </>
  );
}
