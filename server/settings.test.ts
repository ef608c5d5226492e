import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const defaults = {
  port: 8080,
  host: '127.0.0.1',
  demo: true,
  administrator: { email: 'owner@example.com', password: undefined },
  dataDir: resolve('data'),
  databaseUrl: undefined,
  appletOrigin: undefined,
  fileHost: '/files',
  editorController: '/api/applet/editor/controller',
  editorUploads: 'signed',
  fileDir: resolve('data/files'),
  s3Url: undefined,
  smtpUrl: undefined,
  smsWebhookUrl: undefined,
  keepOutboxDays: 90,
  keepUnusedFilesDays: 30,
  keepJournalDays: 180,
  metricsToken: undefined,
  trustProxy: 0,
};

/** Where others may come in, nobody's password stands in the README. K4 */
const open = { demo: false };

it('every setting has a default, and an empty one is none', () => {
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '', FILE_HOST: '' })).toEqual(defaults);
});

it.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', ' 65535 ', { port: 65_535 }],
  ['DATA_DIR', '/srv/shop', { dataDir: '/srv/shop', fileDir: '/srv/shop/files' }],
  ['FILE_DIR', '/srv/files', { fileDir: '/srv/files' }],
  ['METRICS_TOKEN', 'tell-me', { metricsToken: 'tell-me' }],
  ['KEEP_OUTBOX_DAYS', '0', { keepOutboxDays: 0 }],
  ['KEEP_UNUSED_FILES_DAYS', '7', { keepUnusedFilesDays: 7 }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0', ...open }],
  ['DEMO', '0', open],
  ['ADMIN_EMAIL', ' Wang@Example.com ', { administrator: { email: 'wang@example.com', password: undefined } }],
  ['ADMIN_PASSWORD', 'tofu tofu', { administrator: { email: 'owner@example.com', password: 'tofu tofu' } }],
  [
    'DATABASE_URL',
    'postgres://me:p%40ss@db:5432/shop',
    { databaseUrl: 'postgres://me:p%40ss@db:5432/shop', host: undefined, ...open },
  ],
  ['DATABASE_URL', 'postgresql://db/shop', { databaseUrl: 'postgresql://db/shop', host: undefined, ...open }],
  [
    'APPLET_ORIGIN',
    'https://applet.example.com/',
    { appletOrigin: 'https://applet.example.com', editorController: 'none', host: undefined, ...open },
  ],
  ['S3_URL', 'https://key:se%2Fcret@s3.a.example/shop', { s3Url: 'https://key:se%2Fcret@s3.a.example/shop' }],
  ['SMTP_URL', 'smtp://me:p%40ss@mail:2525?from=a@b.c', { smtpUrl: 'smtp://me:p%40ss@mail:2525?from=a@b.c' }],
  ['SMS_WEBHOOK_URL', 'https://sms.example.com/send?key=1', { smsWebhookUrl: 'https://sms.example.com/send?key=1' }],
  ['TRUST_PROXY', '2', { trustProxy: 2, ...open }],
  ['EDITOR_CONTROLLER', '/api/ueditor', { editorController: '/api/ueditor' }],
  ['EDITOR_CONTROLLER', 'none', { editorController: 'none' }],
  ['EDITOR_CONTROLLER', 'https://a.example/c.php', { editorController: 'https://a.example/c.php' }],
  ['EDITOR_UPLOADS', 'controller', { editorUploads: 'controller' }],
  ['FILE_HOST', 'https://files.example.com/bucket/', { fileHost: 'https://files.example.com/bucket' }],
])('K4 reads %s=%s', (name, value, read) => {
  expect(readSettings({ [name]: value })).toEqual({ ...defaults, ...read });
});

it('K4 a demo may be asked for anywhere', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/shop', DEMO: '1' }).demo).toBe(true);
});

it.each([
  ['PORT', '80a', 'PORT is "80a". Set it to a whole number from 0 to 65535; 0 takes any free port.'],
  ['PORT', '-1', 'PORT is "-1". Set it to a whole number from 0 to 65535; 0 takes any free port.'],
  ['PORT', '65536', 'PORT is "65536". Set it to a whole number from 0 to 65535; 0 takes any free port.'],
  ['PORT', '8080.5', 'PORT is "8080.5". Set it to a whole number from 0 to 65535; 0 takes any free port.'],
  [
    'EDITOR_CONTROLLER',
    'a"b',
    'EDITOR_CONTROLLER is not an address that can be used. Set it to a path such as /api/applet/editor/controller, an address such as https://example.com/controller, or none.',
  ],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes". Set it to how many proxies stand in front, from 0 to 9.'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY is "-1". Set it to how many proxies stand in front, from 0 to 9.'],
  [
    'HOST',
    'shop.example.com',
    'HOST is "shop.example.com". Set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0.',
  ],
  ['KEEP_OUTBOX_DAYS', 'ever', 'KEEP_OUTBOX_DAYS is "ever". Set it to a number of days; 0 keeps for ever.'],
  ['DEMO', 'yes', 'DEMO is "yes". Set it to 1 or 0.'],
  ['ADMIN_EMAIL', 'wang', 'ADMIN_EMAIL is "wang". Set it to an e-mail address.'],
  ...['short', 'admin12345'].map((value) => [
    'ADMIN_PASSWORD',
    value,
    "ADMIN_PASSWORD cannot be used. Set it to a password of at least 8 characters, and none of the demo's.",
  ]),
  ['EDITOR_UPLOADS', 'cloud', 'EDITOR_UPLOADS is "cloud". Set it to signed or controller.'],
  [
    'DATABASE_URL',
    'mysql://db/shop',
    'DATABASE_URL is not an address that can be used. Set it to one such as postgres://user:password@host/name.',
  ],
  [
    'DATABASE_URL',
    'data/shop.db',
    'DATABASE_URL is not an address that can be used. Set it to one such as postgres://user:password@host/name.',
  ],
  [
    'APPLET_ORIGIN',
    'applet.example.com',
    'APPLET_ORIGIN is not an address that can be used. Set it to one such as https://example.com.',
  ],
  ...[
    's3://bucket',
    'https://s3.example.com/shop',
    'https://key@s3.example.com/shop',
    'https://k:%@s3.example.com',
  ].map((value) => [
    'S3_URL',
    value,
    'S3_URL is not an address that can be used. Set it to one such as https://key:secret@s3.example.com/bucket?region=eu-central-1.',
  ]),
  [
    'SMTP_URL',
    'https://mail',
    'SMTP_URL is not an address that can be used. Set it to one such as smtps://user:password@mail.example.com?from=shop@example.com.',
  ],
  [
    'SMTP_URL',
    'smtp://me:100%@mail',
    'SMTP_URL is not an address that can be used. Set it to one such as smtps://user:password@mail.example.com?from=shop@example.com.',
  ],
  [
    'SMS_WEBHOOK_URL',
    'sms.example.com',
    'SMS_WEBHOOK_URL is not an address that can be used. Set it to one such as https://sms.example.com/send.',
  ],
  [
    'FILE_HOST',
    'ftp://files',
    'FILE_HOST is not an address that can be used. Set it to one such as https://example.com.',
  ],
])('refuses %s=%s in one line', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(line));
});

it.each(['DATABASE_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL'])('never repeats %s, which may hold a password', (name) => {
  expect(() => readSettings({ [name]: 'gopher://me:hunter2@there' })).toThrow(/^(?!.*hunter2)/);
});
