import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Transfer } from './createTransfers.ts';
import type { Uploads } from './createUploads.ts';

export const UploadsContext = createContext<Uploads | null>(null);

/** @throws Error outside of an editor. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('Failed to find the uploads: it stands outside of an editor.');
  return uploads;
}

/** All that is on its way or has failed, live. */
export function useTransfers(): readonly Transfer[] {
  const uploads = useUploads();
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
