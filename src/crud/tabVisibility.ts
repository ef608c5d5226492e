import { focusManager } from '@tanstack/react-query';

/** Whether somebody can see something, and hearing of it when that changes. */
export interface Sight {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The sight of this tab of the browser, as every query of it is told: a tab in the background is out of sight. */
export const tabVisibility: Sight = {
  get: () => focusManager.isFocused(),
  subscribe: (listener) => focusManager.subscribe(listener),
};
