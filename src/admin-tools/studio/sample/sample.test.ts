import { expect, test } from 'vitest';
import { lintText } from '../../json/lintData.ts';
import { prettyJson } from '../../json/prettyJson.ts';
import { readResources } from '../../json/readResources.ts';
import { guessDeclaration } from '../../sample/guessDeclaration.ts';
import { MOST_BYTES, readTextFile } from './readFile.ts';
import { faultText } from './sampleText.ts';

const record = { id: 4, name: '新客立减', kind: 1, amount: '5.00', open: 1 };
const answer = JSON.stringify({ errcode: 0, vouchers: [record] });
const product = { declared: [], addresses: [] };
const guess = (sample: string, name?: string) => guessDeclaration(sample, { label: '代金券', name }, []);
const fault = (sample: string) => {
  try {
    guess(sample);
  } catch (error) {
    return faultText(error);
  }
  return undefined;
};

test('a sample becomes a declaration in which only words are missing', () => {
  const written = guess(answer);
  expect(written).toMatchObject({ name: 'vouchers', label: '代金券', calls: { noun: 'voucher' } });
  const { findings } = lintText(prettyJson(written), product);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['empty-words']));
  const filled = JSON.parse(JSON.stringify(written).replaceAll('""', '"好"'));
  expect(readResources(JSON.stringify({ resources: [filled] }), product).resources).toHaveLength(1);
});

test.each([
  ['nothing but words', 'hello', /不是 JSON、HAR/],
  ['half of an answer', answer.slice(0, 20), /不是 JSON、HAR/],
  ['an answer without records', '{"errcode":0}', /没有找到记录/],
  ['a bare list', JSON.stringify([record]), /请填上英文名/],
  ['curl without an address', 'curl /merchant/vouchers', /没有完整的网址/],
  ['calls named otherwise', `curl https://a.example/api/x/y/z\n${answer}`, /不按约定命名/],
  ['a list in lists without end', `[${'['.repeat(50_000)}`, /不是 JSON、HAR/],
  ['lists in lists', `${'[{"id":1,"x":'.repeat(4000)}1${'}]'.repeat(4000)}`, /请/],
])('%s is told with what to do', (_, sample, said) => {
  expect(fault(sample)).toMatch(said);
});

test('whoever names a bare list gets its declaration', () => {
  expect(guess(JSON.stringify([record]), 'coupons')).toMatchObject({ name: 'coupons', calls: { noun: 'coupon' } });
});

test.each([
  ['UTF-8', new TextEncoder().encode(answer)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${answer}`)],
  ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${answer}`, 'utf16le'))],
  [
    'GBK',
    Uint8Array.from([...Buffer.from('{"vouchers":[{"id":1,"name":"'), 0xd3, 0xc5, 0xbb, 0xdd, ...Buffer.from('"}]}')]),
  ],
])('a file in %s is read', async (_, bytes) => {
  expect(guess((await readTextFile(new Blob([bytes]))) ?? '')).toMatchObject({ name: 'vouchers' });
});

test('a file of 20 MB is not read at all', async () => {
  expect(await readTextFile(new Blob([new Uint8Array(2 * MOST_BYTES)]))).toBeUndefined();
});

test('a megabyte of blank lines, or of quotes, is refused within a second', () => {
  const began = performance.now();
  expect(fault('\n'.repeat(1_000_000))).toMatch(/不是 JSON/);
  expect(fault(`curl ${"'".repeat(100_001)}`)).toBeDefined();
  expect(performance.now() - began).toBeLessThan(1000);
});
