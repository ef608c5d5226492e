import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { APPLET, serve } from '../../../tests/support/builders.ts';
import { createTransport, TransportError } from './createTransport.ts';

const place = { path: '/api/applet/merchant/shops' } as const;
const sent = { url: place.path, method: 'GET', headers: {} } as const;

it('gives back an answer as it stands, whatever its status or type', async () => {
  serve(place, () => HttpResponse.json({ errcode: 0 }, { status: 418 }));
  expect(await createTransport(APPLET)(sent)).toMatchObject({ status: 418, data: '{"errcode":0}' });
});

it('sends a body as it stands', async () => {
  const heard = serve(place, () => new HttpResponse('ok'));
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await createTransport(APPLET)({ ...sent, method: 'POST', headers, body: 'a=%5B1%5D&b=+' });
  expect(heard[0]?.body).toBe('a=%5B1%5D&b=+');
});

it('leaves an address alone that is encoded already', async () => {
  const heard = serve(place, () => new HttpResponse('ok'));
  await createTransport(APPLET)({ ...sent, url: `${place.path}?name=a%26b+c%2B&x=%5B%5D` });
  expect(heard[0]?.url.search).toBe('?name=a%26b+c%2B&x=%5B%5D');
});

it('T4 tells a lost answer from one that nobody waits for', async () => {
  serve(place, () => HttpResponse.error());
  const transport = createTransport(APPLET);
  await expect(transport(sent)).rejects.toMatchObject({ name: 'TransportError', aborted: false });
  await expect(transport({ ...sent, signal: AbortSignal.abort() })).rejects.toMatchObject({ aborted: true });
  await expect(transport(sent)).rejects.toBeInstanceOf(TransportError);
});
