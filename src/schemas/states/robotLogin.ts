/** Where a shop's robot stands on its way to being logged in. Spec §4, W1, W2 */
export type RobotPlace =
  | 'checking'
  | 'requesting'
  | 'waiting'
  | 'showing'
  | 'expired'
  | 'loggedIn'
  | 'loggingOut'
  | 'loggedOut'
  | 'dropped'
  | 'failed';

/** Everything that may happen to it: what the applet answers, what the time brings, what the merchant presses. */
export type RobotEvent =
  | { readonly is: 'loggedIn' | 'notLoggedIn' | 'noSession' | 'requested' | 'overdue' | 'gone' }
  | { readonly is: 'qrCode'; readonly qrCode: string; readonly scanUrl?: string; readonly at: number }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'refresh' | 'logout' | 'retry' | 'removed' };

type Row = Readonly<Partial<Record<RobotEvent['is'], RobotPlace>>>;

/**
 * What may happen in each place, and where it leads; what a row does not name changes nothing.
 *
 * `overdue` is a code past its time: the first one renews itself, the second one is `expired` (see {@link stepRobotLogin}).
 */
export const robotLogin = {
  checking: {
    removed: 'loggedOut',
    loggedIn: 'loggedIn',
    notLoggedIn: 'requesting',
    noSession: 'requesting',
    failed: 'failed',
  },
  requesting: { removed: 'loggedOut', requested: 'waiting', failed: 'failed' },
  waiting: { removed: 'loggedOut', qrCode: 'showing', failed: 'failed' },
  showing: {
    removed: 'loggedOut',
    loggedIn: 'loggedIn',
    notLoggedIn: 'showing',
    noSession: 'requesting',
    overdue: 'requesting',
    refresh: 'requesting',
    failed: 'failed',
  },
  expired: {
    removed: 'loggedOut',
    loggedIn: 'loggedIn',
    notLoggedIn: 'expired',
    noSession: 'expired',
    refresh: 'requesting',
    failed: 'failed',
  },
  loggedIn: {
    removed: 'loggedOut',
    loggedIn: 'loggedIn',
    notLoggedIn: 'dropped',
    noSession: 'dropped',
    failed: 'loggedIn',
    logout: 'loggingOut',
  },
  loggingOut: { removed: 'loggedOut', gone: 'loggedOut', failed: 'loggedIn' },
  loggedOut: { removed: 'loggedOut', refresh: 'requesting' },
  dropped: {
    removed: 'loggedOut',
    loggedIn: 'loggedIn',
    notLoggedIn: 'dropped',
    noSession: 'dropped',
    failed: 'dropped',
    refresh: 'requesting',
  },
  failed: { removed: 'loggedOut', retry: 'checking' },
} as const satisfies Record<RobotPlace, Row>;

/** A login as far as it has come. */
export interface RobotLogin {
  readonly place: RobotPlace;
  /** The PNG to scan in base64, as it came; empty while there is none. */
  readonly qrCode: string;
  /** Where the code leads, when a simulated WeChat says so; opening it is as good as scanning. */
  readonly scanUrl: string;
  /** When it came, in milliseconds since 1970. */
  readonly shownAt: number;
  /** Its code has been renewed without being asked to, which happens once. RB-E2 */
  readonly renewed: boolean;
  /** Has been logged in since the page was opened, and nobody has logged out. */
  readonly known: boolean;
  /** What failed last; gone with the next thing that succeeds. */
  readonly error: unknown;
}

export const robotLoginStart: RobotLogin = {
  place: 'checking',
  qrCode: '',
  scanUrl: '',
  shownAt: 0,
  renewed: false,
  known: false,
  error: undefined,
};

/** The login after something happened; the very same one where that makes no sense in its place. */
export function stepRobotLogin(login: RobotLogin, event: RobotEvent): RobotLogin {
  const place = nextPlace(login, event.is);
  if (place === undefined) return login;
  const renews =
    place === 'requesting' && (event.is === 'overdue' || (event.is === 'noSession' && login.place === 'showing'));
  const settled = event.is === 'refresh' || event.is === 'retry' || place === 'loggedIn' || place === 'loggedOut';
  return {
    place,
    ...codeIn(login, place, event),
    renewed: renews || (!settled && login.renewed),
    known: place === 'loggedIn' || (login.known && place !== 'loggedOut'),
    error: event.is === 'failed' ? event.error : undefined,
  };
}

/** A code that has renewed itself once stays until it is overdue, and then waits for a press. */
function nextPlace({ place, renewed }: RobotLogin, is: RobotEvent['is']): RobotPlace | undefined {
  const row: Row = robotLogin[place];
  if (place !== 'showing' || !renewed) return row[is];
  if (is === 'overdue') return 'expired';
  return is === 'noSession' ? 'showing' : row[is];
}

function codeIn(
  login: RobotLogin,
  place: RobotPlace,
  event: RobotEvent,
): Pick<RobotLogin, 'qrCode' | 'scanUrl' | 'shownAt'> {
  if (event.is === 'qrCode') {
    return { qrCode: event.qrCode, scanUrl: event.scanUrl ?? '', shownAt: event.at };
  }
  return place === 'showing' || place === 'expired'
    ? { qrCode: login.qrCode, scanUrl: login.scanUrl, shownAt: login.shownAt }
    : { qrCode: '', scanUrl: '', shownAt: 0 };
}
