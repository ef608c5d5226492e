import type { GridDeclaration, ListTool } from '../Resource.ts';
import { loadGridDialog } from './loadGrid.ts';

/** The sheet as one of the list's tools. GL-D2 */
export const gridTool = ({ label }: GridDeclaration): ListTool => ({ label, screen: loadGridDialog });
