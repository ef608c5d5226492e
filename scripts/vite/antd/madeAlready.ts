import type { ReactNode } from 'react';
import { THEME_CLASS } from '../../../src/ui/theme/themeClass.ts';

/** What antd's components ask for instead of their styles: nothing to make, and the class their variables hang on. */
const dressed = [(node: ReactNode) => node, '', THEME_CLASS] as const;

/** In place of antd's function of this name. */
export const genStyleHooks = () => () => dressed;

/** In place of antd's function of this name. */
export const genComponentStyleHook = () => () => dressed;

/** In place of antd's function of this name. */
export const genSubStyleComponent = () => () => null;
