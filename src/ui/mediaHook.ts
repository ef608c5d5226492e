import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as a media query says, also after it has changed. */
export function mediaHook(query: string): () => boolean {
  const look = () => matchMedia(query);
  const subscribe = (listener: () => void) => {
    const media = look();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => look().matches);
}
