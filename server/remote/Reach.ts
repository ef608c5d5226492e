import { lookup } from 'node:dns/promises';
import { isPublic } from './isPublic.ts';

/** How far this server goes out when somebody else names the address. */
export interface Reach {
  /** The numeric addresses behind a name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether a connection to that numeric address may be opened. */
  allows(address: string, port: number): boolean;
}

const WEB_PORTS = [80, 443];

/** The web at large, and nothing behind the same wall as this server. E11 */
export const openWeb: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  allows: (address, port) => WEB_PORTS.includes(port) && isPublic(address),
};
