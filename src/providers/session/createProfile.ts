import type { ResponseOf } from '#schemas/endpoints/endpoint.ts';
import type { shopInfo } from '#schemas/endpoints/shop.ts';
import type { Merchant } from '#schemas/entities/user.ts';
import { AppletError } from '../http/AppletError.ts';
import type { Call } from '../http/createHttp.ts';
import type { Loose } from '../http/Loose.ts';
import type { Account } from './Account.ts';
import type { Session } from './createSession.ts';

/** A shop as the menu and the guard know it. */
export type ProfileShop = NonNullable<Loose<ResponseOf<typeof shopInfo>>['shops']>[number];

/** What a shop is called, whatever of it has arrived. */
export const nameOfShop = ({ id, name }: Pick<ProfileShop, 'id' | 'name'>): string => name || `店铺 ${id}`;

/** Who is signed in and whose shops these are. R4 */
export interface Profile {
  readonly user: {
    readonly name: string;
    readonly avatar: string;
    /** Above every privilege when the applet did not say. R7 */
    readonly role: number;
    readonly is_merchant: boolean;
    readonly is_applied: boolean;
  };
  readonly shops: readonly ProfileShop[];
  readonly merchant: Loose<Merchant> | null;
}

export interface ProfileStore {
  get(): Profile | null;
  /** Asks who it is at once, however many callers wait; a failure ends the session. R4 */
  load(): Promise<Profile>;
  /** Keeps the menu in step with a saved shop. S3 */
  updateShop(id: number, fields: Partial<ProfileShop>): void;
  subscribe(listener: () => void): () => void;
}

/** Under which name this browser keeps what is a merchant's own; two who share a browser never meet. */
export const ownerOf = ({ merchant, user }: Profile): string =>
  merchant?.id === undefined ? `u.${user.role}.${user.name}` : `m.${merchant.id}`;

interface Dependencies {
  readonly account: Pick<Account, 'whoIsIn'>;
  readonly call: Call;
  readonly session: Session;
}

/** The signed-in merchant, forgotten together with the session. */
export function createProfile({ account, call, session }: Dependencies): ProfileStore {
  const listeners = new Set<() => void>();
  let profile: Profile | null = null;
  let loading: { readonly session: string | null; readonly result: Promise<Profile> } | null = null;
  const keep = (next: Profile | null) => {
    profile = next;
    for (const listener of listeners) listener();
  };

  const forget = (asked: string | null) => {
    if (loading?.session === asked) loading = null;
  };

  async function ask(asked: string | null): Promise<Profile> {
    try {
      const loaded = await account.whoIsIn(call);
      if (session.get() === asked) {
        session.rememberShops(loaded.shops.map(({ id }) => id));
        keep(loaded);
      }
      return loaded;
    } catch (error) {
      // A page that is being left aborts its calls; that says nothing about the session, and it may ask again.
      if (error instanceof AppletError && error.kind === 'aborted') forget(asked);
      else session.end(asked);
      throw error;
    }
  }

  session.subscribe(() => {
    if (loading && loading.session !== session.get()) {
      loading = null;
      keep(null);
    }
  });

  return {
    get: () => profile,
    load() {
      const asked = session.get();
      loading ??= { session: asked, result: ask(asked) };
      return loading.result;
    },
    updateShop(id, fields) {
      if (!profile) return;
      keep({ ...profile, shops: profile.shops.map((shop) => (shop.id === id ? { ...shop, ...fields } : shop)) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
