import { keptAs } from '#providers/storage/createLocalStore.ts';
import { offlineKey, sessionKey } from '#schemas/limits.ts';
import type { OfflineTable } from './showOfflineLists.ts';

/** What the page without a network looks for; the build hands it to its script. */
export const offlineTable: OfflineTable = { lists: keptAs(offlineKey), session: sessionKey };
