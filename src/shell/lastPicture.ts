import type { Providers } from '#providers/useProviders.ts';

/** What of the page is kept: what frames the rows and the rows, without notices and questions. */
const KEPT = '#root .shell:not([data-menu])';

/** The frame in which the early script hangs the last picture. 032 */
const frame = () => document.getElementById('last');

/** Whether the merchant sees the last picture while the page is made. */
export const isPictureHung = (): boolean => frame()?.hidden === false;

/** Takes the last picture away: the page itself stands there now. */
export const takePictureDown = (): void => frame()?.remove();

/**
 * Leaves the page as it is drawn for the next time it is opened at this address. Not one with conditions in its address,
 * which is seldom opened again, nor under `npm run dev`, where the next one is drawn by other code.
 */
export function keepPicture({ session, clock }: Pick<Providers, 'session' | 'clock'>): void {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  const html = document.querySelector(KEPT)?.outerHTML;
  if (import.meta.env.DEV || !build || html === undefined || location.search !== '') return;
  session.rememberPicture({ at: location.pathname, build, widthPx: innerWidth, takenMs: clock.now(), html });
}
