import { mediaHook } from '#ui/mediaHook.ts';

/** Whether the screen is too narrow for a table: rows become cards. */
export const useNarrow = mediaHook('(max-width: 767px)');
