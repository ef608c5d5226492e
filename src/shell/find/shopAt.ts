import { matchPath } from 'react-router';

/** The shop that an address is of; undefined outside of shops. */
export function shopAt(address: string): number | undefined {
  const [path = ''] = address.split('?');
  const sid = matchPath('/shop/:sid/*', path)?.params.sid ?? '';
  return /^[1-9]\d{0,14}$/.test(sid) ? Number(sid) : undefined;
}
