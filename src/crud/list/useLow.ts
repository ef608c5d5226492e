import { mediaHook } from '#ui/mediaHook.ts';

/** Whether the window is too low for a list in a frame of its own: the page scrolls as a whole. */
export const useLow = mediaHook('(max-height: 639px)');
