import { keptAs } from '#providers/storage/createLocalStore.ts';
import { tokens } from '#ui/theme/tokens.ts';
import type { ThemeTable } from '../early/followTheme.ts';

/** Under which name this browser keeps how the product is dressed, whoever is signed in. */
export const themeKey = 'theme';

/** What can be chosen, in the words of a phone's settings. */
export const themes = { system: '跟随系统', light: '浅色', dark: '深色' } as const;

export type ThemeChoice = keyof typeof themes;

/** What was chosen; whatever else stands there follows the system. */
export const readTheme = (kept: unknown): ThemeChoice => (kept === 'light' || kept === 'dark' ? kept : 'system');

/** What dresses the page; the build hands it to the script that does so first. */
export const themeTable: ThemeTable = {
  key: keptAs(themeKey),
  light: tokens.light.surface,
  dark: tokens.dark.surface,
};
