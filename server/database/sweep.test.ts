import { expect, it } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { sendResetToken } from '#schemas/endpoints/reset.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { sweep } from './sweep.ts';
import { resetCodes, sessions } from './tables/accounts.ts';
import { keptAnswers } from './tables/keptAnswers.ts';
import { tries } from './tables/tries.ts';

const applet = await buildApplet();
const HOUR_MS = 3_600_000;
const tables = { keptAnswers, tries, sessions, resetCodes };

async function heldAfter(hours: number) {
  applet.advance(hours * HOUR_MS);
  await sweep(applet.database, applet.needs.clock());
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await applet.database.$count(table)]);
  return Object.fromEntries(await Promise.all(counts));
}

it('what is of use is left; tries, codes, answers and sessions go when their time is over', async () => {
  const email = 'demo@example.com';
  const { login_session } = await applet.read(login, { email, pwd: 'demo12345' });
  await applet.read(sendResetToken, { email });
  const headers = { 'Login-Session': login_session, 'Request-Id': 'request-1' };
  const body = new URLSearchParams({ shop_id: '1', name: '扫地' });
  await applet.fetch(tagAdd.path, { method: 'POST', body, headers });

  expect(await heldAfter(0)).toMatchObject({ keptAnswers: 1, sessions: 1, resetCodes: 1 });
  expect(await heldAfter(1)).toEqual({ keptAnswers: 1, tries: 0, sessions: 1, resetCodes: 0 });
  expect(await heldAfter(24)).toEqual({ keptAnswers: 0, tries: 0, sessions: 1, resetCodes: 0 });
  expect(await heldAfter(24 * 31)).toEqual({ keptAnswers: 0, tries: 0, sessions: 0, resetCodes: 0 });
});
