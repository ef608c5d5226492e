import { useEffect } from 'react';

/** Names the tab after what is in it; what is only a part of a screen leaves the name alone. */
export function useTitle(title: string, names = true): void {
  useEffect(() => {
    if (names) document.title = `${title} · 掌柜台`;
  }, [title, names]);
}
