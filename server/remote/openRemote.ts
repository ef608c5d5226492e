import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { sentences } from '../sentences.ts';
import type { Reach } from './Reach.ts';

/** A picture elsewhere that was not fetched, with the reason the merchant reads. */
export class RemoteRefusal extends Error {
  override readonly name = 'RemoteRefusal';
}

const MOST_REDIRECTS = 3;
// No referrer goes along: hosts that refuse foreign pages give their pictures to whoever names none.
const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible)' };

/**
 * Opens an address that a stranger may have written, and gives its answer with status 200.
 *
 * Each hop is held against `reach` anew, at the moment its connection is made: the number that was judged is the one
 * that is called, so that a name that leads elsewhere a second later leads nowhere. E11
 *
 * @throws RemoteRefusal
 */
export async function openRemote(address: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  // Written for whatever page it stands in; ours may be plain, where the other end is not.
  let url = parse(address.replace(/^\/\//, 'https://'));
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await ask(url, reach, signal);
    const { statusCode = 0 } = answer;
    const { location } = answer.headers;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || location === undefined) break;
    url = parse(location, url);
  }
  throw new RemoteRefusal(sentences.linkDead);
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new RemoteRefusal(sentences.linkMalformed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RemoteRefusal(sentences.linkNotHttp);
  if (url.username || url.password) throw new RemoteRefusal(sentences.linkMalformed);
  return url;
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  // `new URL` has spelled every kind of number (2130706433, 0x7f.1) as four; such a host is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !reach.allows(host, port)) throw new RemoteRefusal(sentences.linkForbidden);
  const request = isSecure ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const options = { headers, signal, agent: false, lookup: guardedLookup(reach, port) };
    request(url, options, resolve)
      .on('error', (failure) => {
        reject(failure instanceof RemoteRefusal ? failure : new RemoteRefusal(sentences.linkDead, { cause: failure }));
      })
      .end();
  });
}

/** One address behind the wall is enough to refuse a name. */
function guardedLookup(reach: Reach, port: number): LookupFunction {
  return (host, options, done) => {
    reach.resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every((address) => reach.allows(address, port))) {
          done(new RemoteRefusal(sentences.linkForbidden), '');
        } else if (options.all) {
          done(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        } else done(null, first, isIP(first));
      },
      (failure: unknown) => done(new RemoteRefusal(sentences.linkDead, { cause: failure }), ''),
    );
  };
}
