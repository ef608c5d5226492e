import type { AuthProvider } from '@refinedev/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Clock } from './clock/createClock.ts';
import type { Connection } from './connection/createConnection.ts';
import type { Leaving } from './connection/createLeaving.ts';
import type { Call } from './http/createHttp.ts';
import type { Notifications } from './notification/createNotifications.ts';
import type { Release } from './release/createRelease.ts';
import type { Account } from './session/Account.ts';
import type { Profile, ProfileStore } from './session/createProfile.ts';
import type { Session } from './session/createSession.ts';
import type { LocalStore } from './storage/createLocalStore.ts';
import type { OtherTabs } from './tabs/createOtherTabs.ts';
import type { EditorFiles } from './upload/createEditorFiles.ts';
import type { FileHost } from './upload/createFileHost.ts';
import type { Upload } from './upload/createUpload.ts';

/** What the product is called wherever it names itself. */
export interface Brand {
  readonly name: string;
  /** What it is, in a few words beside its name. */
  readonly about: string;
}

/** Everything the screens may do to the world outside. */
export interface Providers {
  readonly account: Account;
  readonly brand: Brand;
  readonly call: Call;
  readonly session: Session;
  readonly profile: ProfileStore;
  readonly auth: AuthProvider;
  /** Whether the applet lists and ends sessions. K6 */
  readonly ownCalls: boolean;
  readonly notifications: Notifications;
  /** A line for those who keep the product running. */
  readonly log: (line: string) => void;
  readonly upload: Upload;
  /** What articles are illustrated with. E3, E11 */
  readonly editorFiles: EditorFiles;
  readonly fileHost: FileHost;
  readonly clock: Clock;
  readonly local: LocalStore;
  /** An id that nobody else has. */
  readonly makeId: () => string;
  readonly connection: Connection;
  readonly leaving: Leaving;
  readonly otherTabs: OtherTabs;
  readonly release: Release;
}

export const ProvidersContext = createContext<Providers | null>(null);

/** @throws Error outside of `<ProvidersContext value>`. */
export function useProviders(): Providers {
  const providers = useContext(ProvidersContext);
  if (!providers) throw new Error('Failed to use the providers: wrap the screen in ProvidersContext.');
  return providers;
}

/** The session, live in this tab and the others. */
export function useSession(): string | null {
  const { session } = useProviders();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Who is signed in; null until it is known. */
export function useProfile(): Profile | null {
  const { profile } = useProviders();
  return useSyncExternalStore(profile.subscribe, profile.get);
}

/** Whether the page is being left: what is missing then was called off. */
export function useIsLeaving(): boolean {
  const { leaving } = useProviders();
  return useSyncExternalStore(leaving.subscribe, leaving.get);
}

/** Whether there is a network, as far as the browser knows. */
export function useOnline(): boolean {
  const { connection } = useProviders();
  return useSyncExternalStore(connection.subscribe, connection.get);
}

/** Whether a newer build of this page is served. */
export function useIsOld(): boolean {
  const { release } = useProviders();
  return useSyncExternalStore(release.subscribe, release.isOld);
}
