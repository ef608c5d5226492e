import { useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';

/** Copies texts; what the browser did not let be copied is given back as `byHand`. */
export function useCopy(): {
  /** Has to be called while the press is still being handled, with the text ready: a browser lets nobody copy later. */
  readonly copy: (text: string) => void;
  readonly byHand: string | undefined;
  readonly dismiss: () => void;
} {
  const { notifications } = useProviders();
  const [byHand, setByHand] = useState<string>();
  const dismiss = () => setByHand(undefined);
  const copy = (text: string) => {
    // A page that is not served safely has no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    Promise.resolve(
      clipboard ? clipboard.writeText(text) : Promise.reject(new Error('Failed to copy: no clipboard.')),
    ).then(
      () => {
        dismiss();
        notifications.open('success', '已复制');
      },
      () => setByHand(text),
    );
  };
  return { copy, byHand, dismiss };
}
