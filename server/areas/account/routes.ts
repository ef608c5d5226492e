import { login } from '#schemas/endpoints/account.ts';
import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { credentials, passwordReset, resetEmail } from '#schemas/rules/login.ts';
import { type OpenCall, openRoute } from '../../http/route.ts';
import { writeLetter } from '../../outbox/writeMessage.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { endSessions, startSession } from '../../sessions.ts';
import { makeDeviceCookie, readDeviceCookie } from './deviceCookie.ts';
import { inEqualTime } from './inEqualTime.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { findAccount, replacePassword } from './queries.ts';
import { issueResetCode, spendResetCode, tryResetCode } from './resetCode.ts';
import { resetLetter } from './resetLetter.ts';
import { type Attempt, countTry, forgetTries } from './tries.ts';

const SESSION_BYTES = 32;

const signIn = openRoute(login, async ({ email, pwd }, call) => {
  const { database, clock, random } = call.needs;
  refuseBadInput(credentials({ email, pwd }));
  const attempt = await begin('login', email, call);
  const account = await findAccount(database, attempt.email);
  const known = await matchesPassword(pwd, account?.password);
  if (!account || !known) throw new Refusal(codes.wrongCredentials, sentences.wrongCredentials);
  await forgetTries(database, attempt);
  if (account.disabled) throw new Refusal(codes.wrongCredentials, sentences.accountDisabled);
  if (attempt.browser === undefined) call.setDeviceCookie(makeDeviceCookie(attempt.email, call.needs));
  const token = Buffer.from(random(SESSION_BYTES)).toString('base64url');
  const { agent } = call;
  return { login_session: await startSession(database, token, { userId: account.id, agent, now: clock() }) };
});

/** Answers the same, after the same time, whether or not the e-mail is known. L4 */
const sendCode = openRoute(sendResetToken, ({ email }, call) => inEqualTime(call.needs, () => send(email, call)));

async function send(email: string, call: OpenCall) {
  const { database } = call.needs;
  refuseBadInput(resetEmail(email));
  const attempt = await begin('send', email, call);
  const account = await findAccount(database, attempt.email);
  if (!account || account.disabled) return {};
  const letter = resetLetter(account.email, await issueResetCode(account.id, call.needs));
  await writeLetter(database, letter, call.needs.clock());
  call.needs.post?.wake();
  return {};
}

const reset = openRoute(resetPassword, (typed, call) => inEqualTime(call.needs, () => replace(typed, call)));

async function replace({ email, pwd, token }: RequestOf<typeof resetPassword>, call: OpenCall) {
  const { database, random } = call.needs;
  refuseBadInput(passwordReset({ email, pwd, repeated: pwd, token }));
  const attempt = await begin('reset', email, call);
  const account = await findAccount(database, attempt.email);
  const password = await hashPassword(pwd, random);
  const isKnown = attempt.browser !== undefined;
  if (!account || account.disabled || !(await tryResetCode(account.id, { code: token.trim(), isKnown }, call.needs)))
    throw wrongCode();
  await database.transaction(async (transaction) => {
    if (!(await spendResetCode(transaction, account.id))) throw wrongCode();
    await replacePassword(transaction, account.id, password);
    await endSessions(transaction, account.id);
  });
  return {};
}

/** L1, L2, L4, L5 */
export const account = [signIn, sendCode, reset];

const wrongCode = () => new Refusal(codes.badInput, sentences.wrongResetCode);

async function begin(act: Attempt['act'], typed: string, { needs, address, deviceCookie }: OpenCall): Promise<Attempt> {
  const email = typed.trim().toLowerCase();
  const attempt = { act, email, address, browser: readDeviceCookie(deviceCookie, email, needs.secret) };
  await countTry(needs.database, attempt, needs.clock());
  return attempt;
}
