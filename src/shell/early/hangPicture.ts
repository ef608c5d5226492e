import type { LastPicture } from '#providers/session/createSession.ts';

/** Where the last picture of a list stands, and how long it may be seen. */
export interface PictureTable {
  /** Under which name the session stands, in storage and in the header. */
  readonly session: string;
  /** Under which name the application has left the picture. */
  readonly picture: string;
  readonly pictureLifeMs: number;
}

/**
 * Hangs the list as it was seen last before the merchant's eyes while the application is made: nothing in it can be
 * pressed, and the application takes it down together with showing itself. 032
 *
 * It stands alone: it is part of the early script, which runs before the application does.
 */
export function hangPicture({ session, picture, pictureLifeMs }: PictureTable): void {
  const left = localStorage.getItem(picture);
  if (left === null || localStorage.getItem(session) === null) return;
  const { at, build, widthPx, takenMs, html }: LastPicture = JSON.parse(left);
  const age = Date.now() - takenMs;
  const address = location.pathname + location.search;
  if (at !== address || widthPx !== innerWidth || age < 0 || age > pictureLifeMs) return;
  const hang = () => {
    const frame = document.getElementById('last');
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
    // The application may have come first; and what another build has drawn may look different in this one.
    if (!frame || window.early === null || entry?.src !== build) return;
    frame.innerHTML = html;
    frame.hidden = false;
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', hang, { once: true });
  else hang();
}
