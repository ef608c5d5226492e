import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before something opened over it: browsers and antd do so where that is closed, and
 * not where it is taken out of the page.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // What takes the place of another dialog was opened from within it: that one has given the focus back just now.
    const before = opener?.isConnected ? opener : document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [opener]);
}
