import { useSyncExternalStore } from 'react';
import { tabVisibility } from '../../tabVisibility.ts';

/** Whether the merchant can see this tab of the browser. */
export const useInSight = (): boolean => useSyncExternalStore(tabVisibility.subscribe, tabVisibility.get);
