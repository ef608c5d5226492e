import { expect, test } from 'vitest';
import { guessDeclaration } from './guessDeclaration.ts';
import { planOf } from './planOf.ts';
import { readSample } from './readSample.ts';
import type { Json } from './Sample.ts';

const base = 'https://applet.example/api/applet/merchant';
const voucher = { id: 4, name: '新客立减', kind: 1, amount: '5.00' };
const answer = { errcode: 0, vouchers: [voucher], total_count: 1 };

function entry(method: string, url: string, body: string, said: Json) {
  const content = { text: JSON.stringify(said) };
  return { request: { method, url, ...(body && { postData: { text: body } }) }, response: { content } };
}

const windows = (line: string) =>
  `${line.replaceAll('&', '^&')} ^\r\n  -H ^"sec-ch-ua: ^\\^"Chromium^\\^"^" ^\r\n  --compressed`;
test.each([
  ['the Windows prompt', windows(`curl ^"${base}/vouchers?shop_id=3&page=1^"`)],
  ['an older Windows prompt', `curl "${base}/vouchers?shop_id=3^&page=1" ^\r\n  -H "accept: */*" ^\r\n  --compressed`],
  ['PowerShell', `curl.exe "${base}/vouchers?shop_id=3&page=1" \`\r\n  -H "Login-Session: s"`],
  ['a shell', `curl '${base}/vouchers?shop_id=3&page=1' \\\n  -H 'Login-Session: s'`],
])('a command as it is copied for %s is read', (_, command) => {
  expect(planOf(readSample(`${command}\r\n${JSON.stringify(answer)}`))).toMatchObject({
    ...{ name: 'vouchers', scope: 'shop', verbs: ['getList'], records: answer.vouchers },
  });
});

const session = (name: string, value: string) => ({ name, value: `secret-${value}` });
const panel = {
  log: {
    entries: [
      entry('POST', 'https://a.example/api/applet/account/login', 'email=a&pwd=secret-p', {
        login_session: 'secret-l',
      }),
      entry('GET', `${base}/shop/info/get?token=secret-q`, '', { errcode: 0, shop: { id: 3, motto: 'secret-m' } }),
      ...Array.from({ length: 45 }, () => entry('GET', `${base}/shops?page=1`, '', { shops: [{ id: 3, city: 6 }] })),
      entry('GET', `${base}/vouchers?shop_id=3&page=1`, '', answer),
      entry('POST', `${base}/voucher/add`, 'shop_id=3&name=a', { errcode: 0, voucher_id: 6 }),
      entry('POST', `${base}/voucher/del`, 'shop_id=3&voucher_id=6', { errcode: 0 }),
    ].map(({ request, response }) => ({
      request: {
        ...request,
        headers: [session('Authorization', 'a'), session('Cookie', 'c')],
        cookies: [session('s', 's')],
      },
      response: { ...response, headers: [session('Set-Cookie', 'n')] },
    })),
  },
};
test('of a whole network panel the resource that most is done to is read, and nothing secret comes along', () => {
  const plan = planOf(readSample(JSON.stringify(panel)));
  expect(plan).toMatchObject({ name: 'vouchers', noun: 'voucher', verbs: ['getList', 'create', 'deleteOne'] });
  expect(planOf(readSample(JSON.stringify(panel)), { name: 'shops' })).toMatchObject({ noun: 'shop', plural: 'shops' });
  const made = guessDeclaration(JSON.stringify(panel), {}, []);
  expect(Object.keys(made.fields)).not.toContain('city');
  expect(JSON.stringify(made)).not.toContain('secret');
});

test('fields called as every object already has something are guessed as any other', () => {
  const odd = '{"vouchers":[{"id":1,"__proto__":"x","constructor":"y","toString":"z","name":"n"}]}';
  const { fields } = guessDeclaration(odd, {}, []);
  expect(Object.entries(fields).map(([name, { label }]) => [name, label])).toEqual([
    ['constructor', ''],
    ['toString', ''],
    ['name', '名称'],
  ]);
});

test('a bare list that is named as code names it gets calls that an address can hold', () => {
  const plan = planOf(readSample(JSON.stringify([voucher])), { name: 'shopVouchers' });
  expect([plan.name, plan.noun, plan.plural]).toEqual(['shopVouchers', 'shop_voucher', 'shop_vouchers']);
});
