/** What comes by itself comes after the first rows, and so does the code that tells of it. */
export const loadNewsLine = async () => ({ default: (await import('./NewsLine.tsx')).NewsLine });
export const loadAlertsDialog = async () => ({ default: (await import('./AlertsDialog.tsx')).AlertsDialog });
