/** Sheets are written and read now and then: their code comes when a dialog is opened. */
export const loadExportDialog = async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog });
export const loadImportDialog = async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog });
