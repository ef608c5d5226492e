/** What to ask for on which address. */
export interface EarlyTable {
  /** Under which name the session stands, in storage and in the header. */
  readonly session: string;
  /** Under which name the application has left word of whose shops these are: `1,2`. */
  readonly shops: string;
  /** The families the page is written in, as in a style sheet. */
  readonly font: string;
  /** How long an answer may take, as for every other call. */
  readonly timeoutMs: number;
  /** Asked for on every address but the login. */
  readonly always: readonly string[];
  /** Asked for on one address, as long as nothing more is said in its query; `:sid` in both is the shop. */
  readonly routes: readonly (readonly [path: string, url: string])[];
}

/** An answer that is on its way already. */
export interface EarlyAnswer {
  readonly status: number;
  readonly data: string;
  header(name: string): string | null;
}

declare global {
  interface Window {
    /** Null once the application is there and asks for itself. */
    early?: { readonly session: string; readonly answers: Map<string, Promise<EarlyAnswer>> } | null;
  }
}

/**
 * Asks for the first screen's data at once, with the session in storage; the application picks the answers up.
 *
 * It stands alone: the build writes it into a script of its own, before and beside the application's code.
 */
export function askEarly(table: EarlyTable): void {
  let session: string | null = null;
  try {
    session = localStorage.getItem(table.session);
  } catch {
    // A browser that keeps nothing: there is no session to ask with. N11
  }
  const { pathname, search } = location;
  if (window.early === null || session === null || pathname === '/login') return;
  const answers = new Map<string, Promise<EarlyAnswer>>();
  const ask = (url: string) => {
    const signal = AbortSignal.timeout(table.timeoutMs);
    const answer = fetch(url, { headers: { [table.session]: session }, signal }).then(async (response) => ({
      status: response.status,
      data: await response.text(),
      header: (name: string) => response.headers.get(name),
    }));
    // Whoever picks it up hears of the failure; nobody has to.
    answer.catch(() => undefined);
    answers.set(url, answer);
  };
  const found = (path: string) =>
    new RegExp(`^${path.replace(/\/$/, '').replace(':sid', '(\\d+)').replace(/:\w+/g, '\\w+')}/?$`).exec(pathname);
  window.early = { session, answers };
  table.always.forEach(ask);
  const known = (localStorage.getItem(table.shops) ?? '').split(',');
  for (const [path, url] of table.routes) {
    const shop = found(path)?.[1];
    // A shop that is not known to be the merchant's is not asked for: the guard decides about it first. R8
    if (shop !== undefined && search === '' && known.includes(shop)) ask(url.replace(':sid', shop));
  }
  // A Chinese font is a large file, and the page stands still while it is opened: now, when there is only waiting. 029
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return;
  brush.font = `14px ${table.font}`;
  brush.measureText('商');
}
