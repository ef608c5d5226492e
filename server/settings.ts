import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { controllerPath } from '#schemas/endpoints/controller.ts';
import { isEmail } from './areas/account/isEmail.ts';
import { isPassword, SHORTEST_PASSWORD } from './areas/account/makePassword.ts';
import type { Administrator } from './seed/firstAdministrator.ts';
import { people } from './seed/people.ts';

/** No controller at all. */
const NONE = 'none';

/** What the owner of the server may set; each has a default. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Which of this machine's addresses are listened on; all of them when left out. */
  readonly host: string | undefined;
  /** Whether an empty database is filled with the demo, whose passwords everyone knows. K4 */
  readonly demo: boolean;
  /** Who is made in an empty database otherwise. */
  readonly administrator: Administrator;
  /** An absolute path. */
  readonly dataDir: string;
  /** A PostgreSQL in place of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The origin of an applet elsewhere; no embedded one is started then. */
  readonly appletOrigin: string | undefined;
  /** Where uploads go and relative pictures are resolved: a path of this server or the origin of another. */
  readonly fileHost: string;
  /** Where the editor's controller answers: a path of this server, another's address, or `none`. */
  readonly editorController: string;
  /** Which of the two takes an article's pictures and films. */
  readonly editorUploads: 'signed' | 'controller';
  /** Where the embedded file host keeps its files; an absolute path. */
  readonly fileDir: string;
  /** A bucket that keeps them in its place; with the key and the secret in it. */
  readonly s3Url: string | undefined;
  /** A mail server that letters leave by; without one they stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** A gateway that text messages leave by; the same. */
  readonly smsWebhookUrl: string | undefined;
  /** For how many days messages that have left are kept in the outbox; 0 for ever. K9 */
  readonly keepOutboxDays: number;
  /** For how many days it is kept who changed what; 0 for ever. K10 */
  readonly keepJournalDays: number;
  /** For how many days files are kept that no record names; 0 for ever. K9 */
  readonly keepUnusedFilesDays: number;
  /** What whoever watches this server sends to read `/metrics`; without it there is no such address. */
  readonly metricsToken: string | undefined;
  /** How many proxies stand in front: so many entries of `X-Forwarded-For` are believed, from the right. */
  readonly trustProxy: number;
}

/** A server that cannot start, in one line that says what to do about it. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** A setting that is none. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment; an empty value counts as none. @throws SettingsError */
export function readSettings(environment: Environment): Settings {
  const dataDir = resolve(read(environment, 'DATA_DIR') ?? 'data');
  const appletOrigin = readOrigin(environment, 'APPLET_ORIGIN');
  const editorController = readController(environment, appletOrigin === undefined ? controllerPath : NONE);
  const databaseUrl = readUrl(
    environment,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/name',
  );
  const trustProxy = readProxies(read(environment, 'TRUST_PROXY') ?? '0');
  const isOwn = databaseUrl === undefined && appletOrigin === undefined;
  const host = readHost(read(environment, 'HOST') ?? (isOwn ? LOOPBACK : undefined));
  const isAlone = isOwn && trustProxy === 0 && isLoopback(host);
  return {
    port: readPort(read(environment, 'PORT') ?? '8080'),
    host,
    demo: readFlag(environment, 'DEMO') ?? isAlone,
    administrator: readAdministrator(environment),
    dataDir,
    databaseUrl,
    appletOrigin,
    fileHost: readOrigin(environment, 'FILE_HOST') ?? '/files',
    editorController,
    editorUploads: readUploads(environment, editorController),
    fileDir: resolve(read(environment, 'FILE_DIR') ?? resolve(dataDir, 'files')),
    s3Url: readBucketUrl(environment, 'S3_URL'),
    smtpUrl: readMailServer(environment, 'SMTP_URL'),
    smsWebhookUrl: readGateway(environment, 'SMS_WEBHOOK_URL'),
    keepOutboxDays: readDays(environment, 'KEEP_OUTBOX_DAYS', 90),
    keepJournalDays: readDays(environment, 'KEEP_JOURNAL_DAYS', 180),
    keepUnusedFilesDays: readDays(environment, 'KEEP_UNUSED_FILES_DAYS', 30),
    metricsToken: read(environment, 'METRICS_TOKEN'),
    trustProxy,
  };
}

function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new SettingsError(`PORT is "${text}". Set it to a whole number from 0 to 65535; 0 takes any free port.`);
}

const LOOPBACK = '127.0.0.1';

const isLoopback = (host: string | undefined): boolean =>
  host === 'localhost' || host === '::1' || (host !== undefined && /^127(?:\.\d{1,3}){3}$/.test(host));

function readHost(host: string | undefined): string | undefined {
  if (host === undefined || host === 'localhost' || isIP(host)) return host;
  throw new SettingsError(`HOST is "${host}". Set it to an address of this machine, such as ${LOOPBACK} or 0.0.0.0.`);
}

function readFlag(environment: Environment, name: string): boolean | undefined {
  const value = read(environment, name);
  if (value === undefined || value === '0' || value === '1') return value && value === '1';
  throw new SettingsError(`${name} is "${value}". Set it to 1 or 0.`);
}

function readDays(environment: Environment, name: string, usual: number): number {
  const text = read(environment, name) ?? String(usual);
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new SettingsError(`${name} is "${text}". Set it to a number of days; 0 keeps for ever.`);
}

function readAdministrator(environment: Environment): Administrator {
  const email = (read(environment, 'ADMIN_EMAIL') ?? 'owner@example.com').toLowerCase();
  if (!isEmail(email)) throw new SettingsError(`ADMIN_EMAIL is "${email}". Set it to an e-mail address.`);
  const password = read(environment, 'ADMIN_PASSWORD');
  if (password === undefined || (isPassword(password) && !people.some((one) => one.password === password)))
    return { email, password };
  const rule = `at least ${SHORTEST_PASSWORD} characters, and none of the demo's`;
  throw new SettingsError(`ADMIN_PASSWORD cannot be used. Set it to a password of ${rule}.`);
}

function readProxies(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new SettingsError(`TRUST_PROXY is "${text}". Set it to how many proxies stand in front, from 0 to 9.`);
}

function readUrl(
  environment: Environment,
  name: string,
  schemes: readonly string[],
  example: string,
  isWhole: (url: URL) => boolean = () => true,
) {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && schemes.includes(url.protocol) && url.host !== '' && isDecodable(url) && isWhole(url)) return value;
  // The value stays out of the message: it may hold a password.
  throw new SettingsError(`${name} is not an address that can be used. Set it to one such as ${example}.`);
}

/** A `%` in a password must be written `%25`. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

/** Without who may write there it is none. */
function readBucketUrl(environment: Environment, name: string) {
  const example = 'https://key:secret@s3.example.com/bucket?region=eu-central-1';
  const isWhole = (url: URL) => url.username !== '' && url.password !== '';
  return readUrl(environment, name, ['http:', 'https:'], example, isWhole);
}

const readMailServer = (environment: Environment, name: string) =>
  readUrl(environment, name, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com?from=shop@example.com');

const readGateway = (environment: Environment, name: string) =>
  readUrl(environment, name, ['http:', 'https:'], 'https://sms.example.com/send');

/** An applet elsewhere may have a controller or not: nobody but its owner knows. */
function readController(environment: Environment, otherwise: string): string {
  const value = read(environment, 'EDITOR_CONTROLLER') ?? otherwise;
  if (value === NONE || /^\/[\w./-]*$/.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.href;
  const remedy = `Set it to a path such as ${controllerPath}, an address such as https://example.com/controller, or none.`;
  throw new SettingsError(`EDITOR_CONTROLLER is not an address that can be used. ${remedy}`);
}

function readUploads(environment: Environment, controller: string): Settings['editorUploads'] {
  const value = read(environment, 'EDITOR_UPLOADS') ?? 'signed';
  if (value === 'signed' || (value === 'controller' && controller !== NONE)) return value;
  if (value === 'controller') {
    throw new SettingsError('EDITOR_UPLOADS is controller, but there is none. Set EDITOR_CONTROLLER to its address.');
  }
  throw new SettingsError(`EDITOR_UPLOADS is "${value}". Set it to signed or controller.`);
}

function readOrigin(environment: Environment, name: string): string | undefined {
  const value = readUrl(environment, name, ['http:', 'https:'], 'https://example.com');
  return value?.replace(/\/+$/, '');
}
