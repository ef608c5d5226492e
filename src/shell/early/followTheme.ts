/** Where the choice stands in the browser, and the colour of the browser's own bars by day and by night. */
export interface ThemeTable {
  readonly key: string;
  readonly light: string;
  readonly dark: string;
}

/** Dresses the page by day or by night: as it was chosen, or else as the system is. */
export function dressPage(chosen: unknown, table: ThemeTable): void {
  const night = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches);
  const theme = night ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('[name=theme-color]') ?? document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = table[theme];
  document.head.append(bar);
}

/**
 * Dresses the page before anything of it is drawn, and again when the system or another tab changes.
 *
 * It stands alone, as the early script does: the build writes it into the page, and beside the page for offline.html.
 */
export function followTheme(table: ThemeTable): void {
  const follow = () => {
    let chosen: unknown;
    try {
      chosen = JSON.parse(localStorage.getItem(table.key) ?? '');
    } catch {
      // Nothing was chosen, or the browser keeps nothing. N11
    }
    dressPage(chosen, table);
  };
  follow();
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === table.key) follow();
  });
  // A page that was put aside when its tab moved on has heard of nothing.
  addEventListener('pageshow', follow);
}
