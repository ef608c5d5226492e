import { useSyncExternalStore } from 'react';
import { tabSight } from '../../tabSight.ts';

/** Whether the merchant can see this tab of the browser. */
export const useInSight = (): boolean => useSyncExternalStore(tabSight.subscribe, tabSight.get);
