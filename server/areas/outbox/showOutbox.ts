import { limits } from '#schemas/limits.ts';
import type { Dependencies } from '../../dependencies.ts';
import { listMessages } from '../../outbox/queue.ts';
import { Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { matchesPassword } from '../account/password.ts';
import { findAccount } from '../account/queries.ts';
import { countTry, forgetTries } from '../account/tries.ts';
import { drawOutbox, PAGE_POLICY } from './drawOutbox.ts';

const PAGE_SIZE = 20;

/** The outbox as a page of HTML for an administrator, who signs in by HTTP Basic; tries count as those of a login. */
export async function showOutbox(request: Request, address: string, needs: Dependencies): Promise<Response> {
  const refused = await refuseStranger(request, address, needs);
  if (refused) return refused;
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1e9 ? asked : 1;
  const { messages, total } = await listMessages(needs.database, { page, size: PAGE_SIZE });
  const says = needs.post ? [needs.post.carriers.letter.says, needs.post.carriers.text.says] : [];
  const html = await drawOutbox({ messages, total, page, pages: Math.ceil(total / PAGE_SIZE), says });
  return new Response(String(html), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

const headers = { 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY };

async function refuseStranger(request: Request, address: string, { database, clock }: Dependencies) {
  const typed = readBasic(request.headers.get('authorization') ?? '');
  if (!typed) return refuse(401, '请用管理员的邮箱和密码登录');
  const attempt = { act: 'login', email: typed.email, address } as const;
  try {
    await countTry(database, attempt, clock());
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(429, sentences.tooOften, { 'retry-after': String(thrown.retryAfter) });
    throw thrown;
  }
  const account = await findAccount(database, typed.email);
  const known = await matchesPassword(typed.password, account?.password);
  if (!account || !known) return refuse(401, sentences.wrongCredentials);
  await forgetTries(database, attempt);
  return account.role < limits.privilegedRoleBelow ? undefined : refuse(403, '只有平台管理员可以查看发件箱');
}

/** The e-mail in lower case and the password of `Basic …`, in UTF-8; PostgreSQL would break at an U+0000. */
function readBasic(header: string): { readonly email: string; readonly password: string } | undefined {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(header) ?? [];
  const [, email, password] = /^([^:\0]+):(.+)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return email && password ? { email: email.trim().toLowerCase(), password } : undefined;
}

function refuse(status: 401 | 403 | 429, words: string, more: Readonly<Record<string, string>> = {}): Response {
  const asks = status === 401 ? { 'www-authenticate': 'Basic realm="outbox", charset="UTF-8"' } : {};
  return new Response(`${words}\n`, {
    status,
    headers: { ...headers, ...asks, ...more, 'content-type': 'text/plain; charset=utf-8' },
  });
}
