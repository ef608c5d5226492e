/** Where a shop's robot stands on its way to being logged in. Spec §4, W1 */
export type RobotLogin = 'checking' | 'requesting' | 'waiting' | 'showing' | 'loggedIn' | 'failed';

/** What may happen in each place, and where it leads: a total map, so that no place is without an answer. */
export const robotLogin = {
  checking: { loggedIn: 'loggedIn', loggedOut: 'requesting', noSession: 'requesting', failed: 'failed' },
  requesting: { requested: 'waiting', failed: 'failed' },
  waiting: { qrCode: 'showing', failed: 'failed' },
  showing: { loggedIn: 'loggedIn', loggedOut: 'showing', noSession: 'requesting', failed: 'failed' },
  loggedIn: { loggedOut: 'requesting', logout: 'checking' },
  failed: { retry: 'checking' },
} as const satisfies Record<RobotLogin, Readonly<Record<string, RobotLogin>>>;
