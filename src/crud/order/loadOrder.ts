/** Sorting by hand is rarer than reading the list: its code comes when it is asked for. */
export const loadOrderDialog = async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog });
