import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sessionKey } from '#schemas/limits.ts';
import { serveBackups } from './backup/serveBackups.ts';
import { passBeside } from './beside/passBeside.ts';
import { readApplets } from './beside/readApplets.ts';
import { roleElsewhere } from './beside/roleElsewhere.ts';
import { createApplet } from './createApplet.ts';
import { type Answer, createSite } from './createSite.ts';
import { openConfigured } from './database/openConfigured.ts';
import { requireReady } from './database/requireReady.ts';
import { sweep } from './database/sweep.ts';
import builtIn from './declared/builtIn.json' with { type: 'json' };
import { createSaysNo } from './declared/createSaysNo.ts';
import { createStored } from './declared/createStored.ts';
import { currentDeclarations, earlierDeclarations, savedDeclarations } from './declared/currentDeclarations.ts';
import { declarationsIn } from './declared/readDeclarations.ts';
import { openStore } from './files/openStore.ts';
import { createMetrics } from './front/createMetrics.ts';
import { pageSettings } from './front/PageSettings.ts';
import { passOn } from './front/passOn.ts';
import { requireRoomOnDisk } from './front/requireRoomOnDisk.ts';
import { tellOpening } from './front/tellHealth.ts';
import { refuse } from './http/envelope.ts';
import { addLine } from './http/writeJournal.ts';
import { carriersOf } from './outbox/carriersOf.ts';
import { createPost } from './outbox/createPost.ts';
import { oldestWaiting } from './outbox/queue.ts';
import { holdDirectory } from './process/holdDirectory.ts';
import { later } from './process/later.ts';
import { listen } from './process/listen.ts';
import { sleep } from './process/sleep.ts';
import { stamped } from './process/stamped.ts';
import { startRounds } from './process/startRounds.ts';
import { codes } from './refusals.ts';
import { routes } from './routes.ts';
import { firstAdministrator } from './seed/firstAdministrator.ts';
import { lockKnown } from './seed/lockKnown.ts';
import { keepPictures } from './seed/pictures.ts';
import { prepareDatabase, readSecret } from './seed/prepareDatabase.ts';
import { seed } from './seed/seed.ts';
import { sentences } from './sentences.ts';
import { findCaller } from './sessions.ts';
import type { Settings } from './settings.ts';
import { sweepDaily } from './sweepDaily.ts';

/** A server that answers. */
export interface RunningServer {
  readonly port: number;
  /** Lets calls under way end, then lets go of the port, the database and the data directory. */
  close(): Promise<void>;
}

/** What a server takes from its surroundings beside its settings. */
export interface Surroundings {
  /** Where the built app lies. */
  readonly appDir: string;
  readonly log: (line: string) => void;
}

const ROUND_MS = 60_000;

/** What is open so far. */
interface Opened {
  hangUp?: () => Promise<void>;
  closePost?: () => Promise<void>;
  endRounds?: () => Promise<void>;
  closeControl?: () => Promise<void>;
  closeDatabase?: () => Promise<void>;
  release?: () => Promise<void>;
}

/**
 * Starts what the settings ask for: the app with the embedded applet, or with the way to one elsewhere.
 *
 * The port is taken before the data is touched, so that a start that cannot succeed leaves nothing behind; calls that
 * come in between wait.
 *
 * @throws StartError with the remedy in its message.
 */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<RunningServer> {
  const opened: Opened = {};
  const site = later<Answer>();
  try {
    if (!settings.appletOrigin) opened.release = await holdDirectory(settings.dataDir);
    const listening = await listen(settings, waitFor(site.promise), settings.trustProxy);
    opened.hangUp = listening.close;
    site.resolve(await openSite(settings, surroundings, opened));
    return { port: listening.port, close: () => closeAll(opened) };
  } catch (failure) {
    site.resolve(async () => new Response(null, { status: 503 }));
    await closeAll(opened);
    throw failure;
  }
}

/** Calls that come before the site is open wait for it; only how it is can be asked. */
function waitFor(site: Promise<Answer>): Answer {
  let open: Answer | undefined;
  void site.then((answer) => {
    open = answer;
  });
  return async (...call) => (open ? undefined : tellOpening(call[0])) ?? (await site)(...call);
}

/**
 * In this order: calls under way and the post need the database, and the database its directory.
 *
 * The first three at once, or their patience together would outlast that of whoever stops the process. A second time
 * there is nothing.
 */
async function closeAll(opened: Opened): Promise<void> {
  const { hangUp, closePost, endRounds, closeControl, closeDatabase, release } = opened;
  for (const name of ['hangUp', 'closePost', 'endRounds', 'closeControl', 'closeDatabase', 'release'] as const)
    delete opened[name];
  await Promise.all([hangUp?.(), closePost?.(), endRounds?.(), closeControl?.()]);
  await closeDatabase?.();
  await release?.();
}

async function openSite(settings: Settings, { appDir, ...given }: Surroundings, opened: Opened): Promise<Answer> {
  const clock = () => new Date();
  const log = stamped(given.log, clock);
  const { appletOrigin, fileHost } = settings;
  const resourcesFile = join(settings.dataDir, 'resources.json');
  const page = pageSettings(settings);
  const applets = () => readApplets(join(settings.dataDir, 'applets.json'));
  const readDeclarationsFile = declarationsIn(resourcesFile);
  if (appletOrigin) {
    const stored = createStored(readDeclarationsFile, builtIn.resources, log);
    return createSite({
      appDir,
      resourcesFile,
      page,
      log,
      // Whose session it is only the applet elsewhere knows, and it knows nothing of what is declared here.
      api: async (request) =>
        (await stored.routeOf(request)) ? refuse(codes.notFound, sentences.notStored) : passOn(request, appletOrigin),
      applets: (request) => {
        const callerOf = async () => {
          const role = await roleElsewhere(request, appletOrigin);
          return role === undefined ? undefined : { role };
        };
        return passBeside(request, { callerOf, applets, log });
      },
      check: async () => {},
    });
  }
  const { database, counts, close } = await openConfigured(settings, log);
  opened.closeDatabase = close;
  const outside = { random: randomBytes, clock, sleep, log };
  const first = settings.demo ? seed : firstAdministrator(settings.administrator, given.log);
  await prepareDatabase(database, { random: randomBytes, today: outside.clock() }, first);
  if (!settings.demo) tellLocked(await lockKnown(database), log);
  const files = await openStore(settings, outside.clock);
  if (settings.demo) await keepPictures(files);
  const carriers = carriersOf(settings, log);
  const post = createPost({ database, carriers, ...outside });
  opened.closePost = post.close;
  log(`Outbox for administrators at /outbox: ${carriers.letter.logs}; ${carriers.text.logs}.`);
  // What an earlier server left behind, and what another one of several leaves behind when it ends.
  const rounds = startRounds(outside, ROUND_MS, {
    'wake the post': async () => post.wake(),
    sweep: () => sweep(database, outside.clock()),
    'sweep what is old': () => sweepDaily({ database, files, ...outside }, settings),
  });
  opened.endRounds = rounds.close;
  if (!settings.databaseUrl) opened.closeControl = await serveBackups(settings, database, log);
  const secret = await readSecret(database, randomBytes);
  const readCurrent = async () => (await currentDeclarations(database, readDeclarationsFile))?.text;
  const stored = createStored(readCurrent, builtIn.resources, log, () => earlierDeclarations(database));
  const saysNo = createSaysNo(readCurrent, builtIn.habits);
  const applet = createApplet({ database, files, fileHost, secret, post, stored, readDeclarationsFile, ...outside });
  const { fetch } = applet;
  const check = async () => {
    await requireReady({ database, sleep });
    await requireRoomOnDisk([settings.dataDir, ...(settings.s3Url ? [] : [settings.fileDir])]);
  };
  const watched = {
    paths: new Set(routes.map(({ row }) => row.path)),
    pool: counts,
    outboxAge: async () => secondsSince(await oldestWaiting(database), clock()),
  };
  return createSite({
    appDir,
    resourcesFile,
    savedDeclarations: (before) => savedDeclarations(database, before),
    page,
    log,
    api: fetch,
    applets: (request) =>
      passBeside(request, {
        callerOf: async ({ headers }) => {
          const token = headers.get(sessionKey);
          return token ? findCaller(database, token, clock()) : undefined;
        },
        saysNo,
        note: (caller, { call, fields }) => addLine(database, caller, { at: clock(), call, fields }),
        applets,
        log,
      }),
    files: fetch,
    wechat: fetch,
    outbox: fetch,
    check,
    ...(settings.metricsToken && { metrics: createMetrics({ token: settings.metricsToken, ...watched }) }),
  });
}

const secondsSince = (moment: Date | undefined, now: Date): number =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0;

function tellLocked(emails: readonly string[], log: (line: string) => void): void {
  for (const email of emails)
    log(
      `Locked ${email}: its password stands in the README. Set another: npm run applet:user -- password --email ${email}`,
    );
}
