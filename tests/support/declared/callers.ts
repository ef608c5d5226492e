import { createHttp } from '#providers/http/createHttp.ts';
import { createProfile, type Profile } from '#providers/session/createProfile.ts';
import { createSession } from '#providers/session/createSession.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import { sessionKey } from '#schemas/limits.ts';
import type { Applet } from '../../../server/createApplet.ts';
import { buildStorage } from '../builders.ts';

/** Who calls. */
export interface Caller {
  readonly user: Profile['user'];
  readonly owns: (shop: number) => boolean;
}

/** Finds out who a session belongs to; undefined for one that nobody has. */
export type CallerOf = (session: string) => Promise<Caller | undefined>;

/** The platform's own people, with every shop. */
export const everyone: Caller = {
  user: { name: '测试', avatar: '', role: 1, is_merchant: true, is_applied: true },
  owns: () => true,
};

/** Whoever has a session may do everyone. */
export const ownerOfAll: CallerOf = async (session) => (session === '' ? undefined : everyone);

/** Asks the embedded applet, once for each session, as the product itself would. */
export function callersOf(applet: Pick<Applet, 'fetch'>): CallerOf {
  const known = new Map<string, Promise<Caller | undefined>>();
  return (session) => {
    const asked = known.get(session) ?? askApplet(applet, session);
    known.set(session, asked);
    return asked;
  };
}

async function askApplet({ fetch }: Pick<Applet, 'fetch'>, proof: string): Promise<Caller | undefined> {
  if (proof === '') return undefined;
  const session = createSession(buildStorage({ [sessionKey]: proof }));
  const call = createHttp({
    session,
    log: () => {},
    async transport({ url, headers }) {
      const response = await fetch(new Request(`http://applet.test${url}`, { headers: { ...headers } }));
      return { status: response.status, data: await response.text() };
    },
  });
  const profile = await createProfile({ account: merchantAccount(false), call, session })
    .load()
    .catch(() => undefined);
  return profile && { user: profile.user, owns: (id) => profile.shops.some((shop) => shop.id === id) };
}
