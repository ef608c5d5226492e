import type { GridDeclaration, ListTool } from '../Resource.ts';

/** The sheet as one of the list's tools; it is opened now and then, and its code comes when it is. */
export const gridTool = ({ label }: GridDeclaration): ListTool => ({
  label,
  screen: async () => ({ default: (await import('./GridDialog.tsx')).GridDialog }),
});
