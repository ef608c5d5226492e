import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => focusManager.subscribe(listener);
const get = () => focusManager.isFocused();

/** Whether the merchant can see this tab of the browser. */
export const useInSight = (): boolean => useSyncExternalStore(subscribe, get);
