import { expect, test } from 'vitest';
import { decodeText, guessEncoding, UNREADABLE } from './decodeText.ts';

test.each([
  ['简体，只有几个字', 'gb18030', '商品名称,价格\n水饺,18\n', 'yczGt8P7s8YsvNu48QrLrr3ILDE4Cg=='],
  [
    '简体，一张表',
    'gb18030',
    '商品名称,库存,价格\n手工猪肉白菜水饺,86,18.99\n韭菜鸡蛋素水饺,54,16.99\n武夷山大红袍,19,32.00\n',
    'yczGt8P7s8Ysv+K05iy827jxCsrWuaTW7cjisNeyy8uuvcgsODYsMTguOTkKvsKyy7ymtbDL2MuuvcgsNTQsMTYuOTkKzuTSxMm9tPO67MXbLDE5LDMyLjAwCg==',
  ],
  [
    '繁體，一張表',
    'big5',
    '商品名稱,庫存,價格\n手工豬肉白菜水餃,86,18.99\n韭菜雞蛋素水餃,54,16.99\n凍頂烏龍茶,19,32.00\n',
    'sNOrfqZXutksrnemcyy7+a7mCqTipHW93qbXpdW15qT0u+UsODYsMTguOTkKrbS15sL7s0qvwKT0u+UsNTQsMTYuOTkKreGzu69RwHOv+SwxOSwzMi4wMAo=',
  ],
  [
    '日本語',
    'shift_jis',
    '商品名,在庫,価格\nてづくり餃子,86,18.99\nほうじ茶パウダー,54,16.99\n抹茶アイスクリーム,12,6.00\n',
    'j6SVaZa8LI3djMksib+KaQqCxILDgq2C6OlMjnEsODYsMTguOTkKgtmCpIK2koODcINFg1+BWyw1NCwxNi45OQqWlZKDg0GDQ4NYg06DioFbg4AsMTIsNi4wMAo=',
  ],
  [
    '한국어',
    'euc-kr',
    '상품명,재고,가격\n손만두 돼지고기,86,18.99\n김치 오백그램,54,16.99\n떡볶이 떡,30,7.50\n',
    'u/PHsLjtLMDnsO0ssKGw3Qq81bi4tc4gtcXB9rDtseIsODYsMTguOTkKsejEoSC/wLnpsde3pSw1NCwxNi45OQq2sbq6wMwgtrEsMzAsNy41MAo=',
  ],
  [
    'français',
    'windows-1252',
    'Nom,Stock,Prix\nCrème brûlée à la vanille,8,18.99\nThé glacé pêche,5,6.50\nGâteau de fête,3,32.00\n',
    'Tm9tLFN0b2NrLFByaXgKQ3LobWUgYnL7bOllIOAgbGEgdmFuaWxsZSw4LDE4Ljk5ClRo6SBnbGFj6SBw6mNoZSw1LDYuNTAKR+J0ZWF1IGRlIGbqdGUsMywzMi4wMAo=',
  ],
] as const)('N9 the letters of a file are found out: %s', (_, encoding, text, encoded) => {
  const bytes = new Uint8Array(Buffer.from(encoded, 'base64'));
  expect(guessEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes, encoding)).toBe(text);
});

test('N9 read in another encoding, what is no letter shows as such', () => {
  const bytes = new Uint8Array(Buffer.from('xOPF', 'base64'));
  expect(decodeText(bytes, 'utf-8')).toContain(UNREADABLE);
});
