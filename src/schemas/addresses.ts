/** What the server answers by itself, at these addresses and below them: no screen can stand there. */
export const served = {
  api: '/api',
  /** The way to applets beside the product's own. */
  applets: '/applets',
  assets: '/assets',
  files: '/files',
  wechat: '/wechat',
  outbox: '/outbox',
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  /** Where the page finds declarations that lie beside it. */
  beside: '/resources.json',
} as const;

/** Screens that no section declares. */
export const frame = {
  home: '/',
  desk: '/dashboard',
  login: '/login',
  /** Where declarations are tried. */
  studio: '/studio',
  /** Where is told what is wrong with those that are in use. */
  declarations: '/declarations',
} as const;
