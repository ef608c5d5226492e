import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { createAuthProvider } from '#providers/auth/createAuthProvider.ts';
import { createDataProvider } from '#providers/data/createDataProvider.ts';
import { createHttp } from '#providers/http/createHttp.ts';
import { createTransport } from '#providers/http/createTransport.ts';
import { createProfile } from '#providers/session/createProfile.ts';
import { createSession } from '#providers/session/createSession.ts';
import { APPLET, buildStorage } from '../../tests/support/builders.ts';
import { network } from '../../tests/support/network.ts';
import { account } from './account.ts';
import { loans } from './resources/loans.ts';

function build(token?: string) {
  const storage = buildStorage(token === undefined ? {} : { [account.keptAs]: token });
  const session = createSession(storage, new EventTarget(), account.keptAs);
  const call = createHttp({ session, transport: createTransport(APPLET), log: () => {} });
  const profile = createProfile({ account, call, session });
  return { storage, session, call, profile, auth: createAuthProvider({ account, call, session, profile }) };
}

it('a librarian signs in with a username, and the token is kept under a name of the library’s own', async () => {
  let sent: unknown;
  network.use(
    http.post(`${APPLET}/api/login`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ token: 'token-7' });
    }),
  );
  const { auth, storage } = build();
  expect(await auth.login({ email: 'ada', pwd: 'librarian' })).toEqual({ success: true });
  expect(sent).toEqual({ username: 'ada', password: 'librarian' });
  expect([storage.getItem('Shelfmark-Token'), storage.length]).toEqual(['token-7', 1]);
});

it('a wrong password is told in the server’s words', async () => {
  network.use(
    http.post(`${APPLET}/api/login`, () => HttpResponse.json({ message: 'Wrong username' }, { status: 401 })),
  );
  const { auth, storage } = build();
  expect(await auth.login({ email: 'ada', pwd: 'x' })).toMatchObject({
    success: false,
    error: { name: 'Wrong username' },
  });
  expect(storage.length).toBe(0);
});

it('who is in is asked with the token; there are no shops', async () => {
  const asked: (string | null)[] = [];
  network.use(
    http.get(`${APPLET}/api/me`, ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return HttpResponse.json({ name: 'Ada', role: 1 });
    }),
  );
  const { profile } = build('token-7');
  expect(await profile.load()).toMatchObject({ user: { name: 'Ada', role: 1 }, shops: [], merchant: null });
  expect(asked).toEqual(['Bearer token-7']);
});

it('a session the server no longer knows ends with the next call', async () => {
  network.use(http.get(`${APPLET}/api/loans`, () => HttpResponse.json({ message: 'Please sign in' }, { status: 401 })));
  const { call, session } = build('token-7');
  const provider = createDataProvider(call, { loans });
  await expect(provider.getList({ resource: 'loans', meta: {} })).rejects.toMatchObject({ kind: 'forbidden' });
  expect([session.get(), session.departure()]).toEqual([null, 'ended']);
});
