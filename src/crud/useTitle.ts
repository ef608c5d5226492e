import { useEffect } from 'react';

/** Names the tab after what is in it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · 掌柜台`;
  }, [title]);
}
