import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, test } from 'vitest';
import { users } from '../../database/tables/accounts.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { keepingCarrier } from '../../outbox/keepingCarrier.ts';
import { smtpCarrier } from '../../outbox/smtpCarrier.ts';
import { writeLetter, writeText } from '../../outbox/writeMessage.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const carriers = { letter: smtpCarrier('smtps://me:hunter2@mail.example.com'), text: keepingCarrier };
const applet = await buildApplet({ post: { carriers, wake: () => {} } });
const { database, needs } = applet;
const basic = (typed: string) => ({ authorization: `Basic ${Buffer.from(typed).toString('base64')}` });
const admin = basic('admin@example.com:admin12345');
const show = (query = '', headers: Record<string, string> = admin, address = '10.0.0.9') =>
  applet.fetch(`/outbox${query}`, { headers }, address);
const text = async (query = '') => (await show(query)).text();
const write = (content: string, phones: readonly string[] = ['604', '778']) =>
  writeText(database, { groupon_id: 1, content, phones }, needs.clock());

beforeEach(async () => void (await database.delete(outbox)));

test.each([
  ['nobody', {}, 401],
  ['something that is no Basic', { authorization: 'Bearer x' }, 401],
  ['half of a Basic', basic('admin@example.com'), 401],
  ['an e-mail no database knows', basic('admin\0@example.com:admin12345'), 401],
  ['a wrong password', basic('admin@example.com:wrong'), 401],
  ['somebody unknown', basic('who@example.com:admin12345'), 401],
  ['a merchant', basic('demo@example.com:demo12345'), 403],
  ['an administrator', admin, 200],
  ['an administrator who writes the e-mail in capitals', basic('Admin@Example.COM:admin12345'), 200],
])('%s asks for the outbox', async (_, headers, status) => {
  await write('秘密');
  const answer = await show('', headers);
  expect([answer.status, (await answer.text()).includes('秘密')]).toEqual([status, status === 200]);
  expect(answer.headers.has('www-authenticate')).toBe(status === 401);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('R7 a role of 2 may read it, a role of 3 may not', async () => {
  for (const [role, status] of [
    [2, 200],
    [3, 403],
    [1, 200],
  ] as const) {
    await database.update(users).set({ role }).where(eq(users.email, 'admin@example.com'));
    expect((await show()).status).toBe(status);
  }
});

it('refuses the eleventh wrong password, as the login does, and the right one after it', async () => {
  const wrong = basic('admin@example.com:guess');
  for (let count = 0; count < 10; count += 1) expect((await show('', wrong, '10.0.0.1')).status).toBe(401);
  expect((await show('', admin, '10.0.0.1')).status).toBe(429);
  expect((await show('', admin, '10.0.0.2')).status).toBe(200);
});

it('is dressed as the product is, and loads nothing from elsewhere', async () => {
  const answer = await show();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'/,
  );
  const page = await answer.text();
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
});

it('the newest stands first, with whom it is to, what it says and what became of it', async () => {
  await writeLetter(database, { to: 'a@example.com', subject: '订单 1', body: '一份' }, needs.clock());
  applet.advance(60_000);
  await write('荔枝到了');
  const [message] = await database.select().from(outbox).where(eq(outbox.kind, 'text'));
  const why = '网关返回 HTTP 500：坏了';
  await database
    .update(outbox)
    .set({ state: 'failed', why, tries: 3 })
    .where(eq(outbox.id, message?.id ?? 0));
  const page = await text();
  const places = ['荔枝到了', '订单 1'].map((words) => page.indexOf(words));
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  for (const words of ['发送失败', why, '604、778', '等待发送', 'a@example.com', '试了 3 次'])
    expect(page).toContain(words);
});

it('says by what messages leave, and which do not, without a password', async () => {
  const page = await text();
  expect(page).toContain('邮件由 mail.example.com 发出');
  expect(page).toContain('没有设置 SMS_WEBHOOK_URL：短信只保存在这里，没有发出');
  expect(page).not.toContain('hunter2');
});

it('whatever a message holds is text', async () => {
  await write('<script>alert(1)</script> & "quoted"', ['<b>604</b>', '1']);
  const page = await text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
  expect(page).not.toMatch(/<script>|<b>/);
});

it('a code that was sent is not shown to anybody else; one that could not be sent is', async () => {
  await writeLetter(database, { to: 'a@b.c', subject: '验证码', body: '是 123456', isPrivate: true }, needs.clock());
  expect(await text()).toContain('123456');
  await database.update(outbox).set({ state: 'sent' });
  expect(await text()).not.toContain('123456');
});

it('is turned by the page, and a page that is not there is empty', async () => {
  for (let nth = 1; nth <= 41; nth += 1) await write(`第${nth}条。`);
  const [first, last, odd] = [await text(), await text('?page=3'), await text('?page=x')];
  expect([first.includes('第41条。'), first.includes('第21条。'), first.includes('第 1/3 页')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([last.includes('第1条。'), last.includes('下一页'), last.includes('?page=2')]).toEqual([true, false, true]);
  expect(odd).toContain('第 1/3 页');
  expect(await text('?page=9')).toContain('共 41 条');
});
