import { useEffect } from 'react';

const PRODUCT = '掌柜台';

/** Names the tab after what is in it, as long as that is there; what is only a part of a screen leaves the name alone. */
export function useTitle(title: string, names = true): void {
  useEffect(() => {
    if (!names) return undefined;
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title, names]);
}
