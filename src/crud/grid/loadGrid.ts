/** The sheet is opened now and then: its code comes when it is. */
export const loadGridDialog = async () => ({ default: (await import('./GridDialog.tsx')).GridDialog });
