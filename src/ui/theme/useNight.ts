import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dressed for the night, for what is drawn in colours that no style sheet sets. */
export const useNight = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark');
