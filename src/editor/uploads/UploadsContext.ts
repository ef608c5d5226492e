import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Capture } from '../capture/createCapture.ts';
import type { Transfer } from './createTransfers.ts';
import type { Uploads } from './createUploads.ts';

/** All files of an article: those that are sent, and those that are fetched from elsewhere. */
export interface ArticleFiles extends Uploads {
  readonly capture: Capture;
}

export const UploadsContext = createContext<ArticleFiles | null>(null);

/** @throws Error outside of an editor. */
export function useUploads(): ArticleFiles {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('Failed to find the uploads: it stands outside of an editor.');
  return uploads;
}

/** All that is on its way or has failed, live. */
export function useTransfers(): readonly Transfer[] {
  const uploads = useUploads();
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
