import { controllerPath } from '#schemas/endpoints/controller.ts';
import { createAuthProvider } from './auth/createAuthProvider.ts';
import { type Clock, createClock } from './clock/createClock.ts';
import { createConnection } from './connection/createConnection.ts';
import { createLeaving } from './connection/createLeaving.ts';
import { AppletError } from './http/AppletError.ts';
import { createHttp, type TakeEarly } from './http/createHttp.ts';
import { createTransport } from './http/createTransport.ts';
import { createNotifications } from './notification/createNotifications.ts';
import { createRelease } from './release/createRelease.ts';
import type { Account } from './session/Account.ts';
import { createProfile } from './session/createProfile.ts';
import { createSession } from './session/createSession.ts';
import { createLocalStore } from './storage/createLocalStore.ts';
import { steadyStorage } from './storage/steadyStorage.ts';
import { createOtherTabs } from './tabs/createOtherTabs.ts';
import type { EditorWay } from './upload/createEditorFiles.ts';
import { createFileHost } from './upload/createFileHost.ts';
import type { Upload } from './upload/createUpload.ts';
import { lateEditorFiles } from './upload/lateEditorFiles.ts';
import type { Brand, Providers } from './useProviders.ts';

/** The world outside, as the page finds it. */
export interface Environment {
  readonly account: Account;
  readonly brand: Brand;
  readonly storage: Storage;
  /** Where other tabs, and the network coming and going, are heard. */
  readonly events: EventTarget;
  /** Whether the browser has a network now; taken for granted where nothing is said. */
  readonly isOnline?: () => boolean;
  /** The page's own origin. */
  readonly origin: string;
  /** The path of the script that the page began with. */
  readonly entry: string;
  /** The `FILE_HOST` setting. */
  readonly fileHost: string;
  /** How an article's files travel; by the embedded applet's habits where nothing is said. */
  readonly editor?: EditorWay;
  /** Whether the applet lists and ends sessions; not where nothing is said. K6 */
  readonly ownCalls?: boolean;
  readonly log: (line: string) => void;
  /** Answers that were asked for before this code was there. */
  readonly takeEarly?: TakeEarly;
  /** An id that nobody else has. */
  readonly makeId: () => string;
  readonly clock?: Clock;
  readonly shrink?: (file: File) => Promise<File>;
}

const byHabit: EditorWay = { controller: controllerPath, uploads: 'signed' };

/** Everything the screens may do to the world outside, made once and handed down. */
export function createProviders({
  account,
  brand,
  events,
  isOnline,
  origin,
  entry,
  log,
  shrink,
  takeEarly,
  makeId,
  editor = byHabit,
  ownCalls = false,
  ...world
}: Environment): Providers {
  const clock = world.clock ?? createClock();
  const leaving = createLeaving(events);
  const notifications = createNotifications(log, leaving.get);
  const storage = steadyStorage(world.storage, (sentence) => notifications.open('error', sentence));
  const session = createSession(storage, events, account.keptAs);
  const transport = createTransport(origin);
  const call = createHttp({ session, log, transport, makeId, ...(takeEarly && { takeEarly }) });
  const profile = createProfile({ account, call, session });
  const fileHost = createFileHost(world.fileHost, origin);
  const upload = late(async () => {
    const { createUpload } = await import('./upload/createUpload.ts');
    return createUpload({ call, clock, fileHost, ...(shrink && { shrink }) });
  });
  return {
    account,
    brand,
    call,
    session,
    profile,
    clock,
    fileHost,
    local: createLocalStore(storage, events),
    makeId,
    otherTabs: createOtherTabs(storage, events),
    connection: createConnection(events, isOnline),
    leaving,
    release: createRelease({ events, origin, entry }),
    auth: createAuthProvider({ account, call, session, profile }),
    ownCalls,
    notifications,
    log,
    upload,
    editorFiles: lateEditorFiles(async () => {
      const [{ createController }, { createEditorFiles }] = await Promise.all([
        import('./upload/createController.ts'),
        import('./upload/createEditorFiles.ts'),
      ]);
      const { controller: address, uploads } = editor;
      const controller = address === undefined ? undefined : createController({ address, origin, session });
      return createEditorFiles({ upload, controller, uploads, shrink });
    }, editor.controller !== undefined),
  };
}

/** Nothing is uploaded before a form is open: its code comes with the first file. */
const late = (load: () => Promise<Upload>): Upload => {
  let loaded: Promise<Upload> | undefined;
  return async (file, options) => {
    loaded ??= load();
    try {
      return await (await loaded)(file, options);
    } catch (error) {
      // Code that could not be fetched is asked for anew by the next try.
      if (!(error instanceof AppletError)) loaded = undefined;
      throw error;
    }
  };
};
