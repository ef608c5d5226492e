import { Hono } from 'hono';
import { served } from '#schemas/addresses.ts';
import type { Declarations } from './declared/currentDeclarations.ts';
import type { Metrics } from './front/createMetrics.ts';
import { secureOnly, securityHeaders } from './front/headers.ts';
import type { PageSettings } from './front/PageSettings.ts';
import { answerBeside, readBeside } from './front/readBeside.ts';
import { serveApp } from './front/serveApp.ts';
import { tellAlive, tellReady } from './front/tellHealth.ts';
import { describeFailure } from './http/describeFailure.ts';
import { fail } from './http/envelope.ts';
import { isSecure } from './http/readOrigin.ts';
import { timed } from './http/timed.ts';
import { sentences } from './sentences.ts';

/** What a site is put together from. */
export interface SiteParts {
  /** Serves `/api/*`. */
  readonly api: Answer;
  /** Serves `/applets/*`. */
  readonly applets?: Answer;
  /** Serves `/files/*`, when there is a file host here. */
  readonly files?: Answer;
  /** Serves `/wechat/*`, when there is an applet here. */
  readonly wechat?: Answer;
  /** Serves `/outbox`, when there is an applet here. */
  readonly outbox?: Answer;
  /** Where the built app lies. */
  readonly appDir: string;
  /** A file of further declarations; it need not be there. */
  readonly resourcesFile?: string;
  /** Those that were saved: they take the place of the file. The last ones, or the last before a version. */
  readonly savedDeclarations?: (before?: number) => Promise<Declarations | undefined>;
  /** What the page is told: where it sends uploads, where it finds relative pictures. */
  readonly page: PageSettings;
  /** What it tells of itself to whoever watches it, where somebody does. */
  readonly metrics?: Metrics;
  /** Fails when the site cannot do its work. */
  readonly check: () => Promise<void>;
  readonly log: (line: string) => void;
  /** Milliseconds since some moment. */
  readonly elapsed?: () => number;
}

/** A site, or a part of one. `address` is the caller's, where it is known. */
export type Answer = (request: Request, address?: string) => Promise<Response>;

/** The whole of what one port serves: the applet, its files, the app, and how they are. */
export function createSite({
  api,
  applets,
  files,
  wechat,
  outbox,
  appDir,
  resourcesFile,
  savedDeclarations,
  page,
  check,
  metrics,
  log,
  elapsed = () => performance.now(),
}: SiteParts): Answer {
  const app = new Hono<{ Bindings: { address: string | undefined } }>();
  const plain = Object.entries(securityHeaders(page));
  const secure = [...plain, ...Object.entries(secureOnly)];
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of isSecure(c.req.raw) ? secure : plain)
      if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.get(served.alive, tellAlive);
  app.get(served.ready, () => tellReady(check));
  if (metrics) app.get(served.metrics, (c) => metrics.serve(c.req.raw));
  const timedApi = timed(api, log, elapsed, metrics?.measure);
  app.all(`${served.api}/*`, (c) => timedApi(c.req.raw, c.env.address));
  if (applets) app.all(`${served.applets}/*`, (c) => applets(c.req.raw));
  if (files) app.all(`${served.files}/*`, (c) => files(c.req.raw, c.env.address));
  if (wechat) app.all(`${served.wechat}/*`, (c) => wechat(c.req.raw, c.env.address));
  if (outbox) app.get(served.outbox, (c) => outbox(c.req.raw, c.env.address));
  const beside = async (before?: number) => {
    const saved = await savedDeclarations?.(before);
    if (saved) return answerBeside(saved.text, saved.version);
    return resourcesFile === undefined || before !== undefined ? undefined : readBeside(resourcesFile);
  };
  app.get(served.beside, async (c) => {
    const before = c.req.query('before');
    return (
      (await beside(before === undefined ? undefined : Number(before) || 0)) ?? new Response(null, { status: 404 })
    );
  });
  app.notFound(async (c) => {
    // A database that does not answer keeps nobody from the page: there it is told that they did not come.
    const isThere = await beside().then(
      (found) => found !== undefined,
      () => true,
    );
    const resources = isThere ? served.beside : '';
    return serveApp(c.req.raw, appDir, { ...page, resources });
  });
  app.onError((failure, c) => {
    log(describeFailure(c.req.raw, failure));
    return fail(500, sentences.failed);
  });
  return async (request, address) => app.fetch(request, { address });
}
