import { randomUUID } from 'node:crypto';
import type { Environment } from '#providers/createProviders.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import { brand } from '../../src/brand.ts';

/** What surrounds the providers of a page that a test opens; each may name what it stages otherwise. */
export const stagedWorld = () =>
  ({
    account: merchantAccount(false),
    brand,
    storage: localStorage,
    events: new EventTarget(),
    origin: location.origin,
    entry: '/assets/index.js',
    fileHost: '/files',
    log: () => {},
    makeId: randomUUID,
  }) satisfies Environment;
