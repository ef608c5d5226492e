/** Rows are seen before they are sorted by hand: their handles come when the list is there. */
export const loadOrdering = async () => ({ default: (await import('./Ordering.tsx')).Ordering });
