import type { GridDeclaration, ListTool, RowScreen } from '../Resource.ts';

/** The sheet is opened now and then: its code comes when it is. */
const loadGridDialog = async () => ({ default: (await import('./GridDialog.tsx')).GridDialog });

/** The sheet as one of the list's tools. GL-D2 */
export const gridTool = ({ label }: GridDeclaration): ListTool => ({ label, screen: loadGridDialog });

/** The sheet of what is inside of one record, as a verb of it. */
export const gridVerb = ({ label }: GridDeclaration): RowScreen => ({
  label: () => label,
  right: 'update',
  screen: loadGridDialog,
});
