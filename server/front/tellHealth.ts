import { served } from '#schemas/addresses.ts';

/** The process is there. Whoever watches it starts it anew only when this is not answered. */
export const tellAlive = (): Response => tell('ok', 200);

/** Whether calls should be sent here now. */
export async function tellReady(check: () => Promise<void>): Promise<Response> {
  return check().then(
    () => tell('ready', 200),
    () => tell('failing', 503),
  );
}

/** What can be said before there is a site: it is being opened, and other calls wait. */
export function tellOpening({ url }: Request): Response | undefined {
  const { pathname } = new URL(url);
  if (pathname === served.alive) return tellAlive();
  return pathname === served.ready ? tell('starting', 503) : undefined;
}

const tell = (status: string, code: number) =>
  Response.json({ status }, { status: code, headers: { 'cache-control': 'no-store' } });
