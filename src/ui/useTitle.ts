import { useEffect } from 'react';

const PRODUCT = '掌柜台';

let mark = '';
let named = PRODUCT;

function show(): void {
  document.title = mark + named;
}

/** Sets something before the name of the tab, whatever is in it, e.g. `(2) `; nothing takes it away. */
export function markTitle(next: string): void {
  mark = next;
  show();
}

/** Names the tab after what is in it, as long as that is there; what is only a part of a screen leaves the name alone. */
export function useTitle(title: string, names = true): void {
  useEffect(() => {
    if (!names) return undefined;
    named = `${title} · ${PRODUCT}`;
    show();
    return () => {
      named = PRODUCT;
      show();
    };
  }, [title, names]);
}
