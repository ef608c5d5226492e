import { expect, it } from 'vitest';
import { sortShown } from './sortShown.ts';

function shown(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const ended = new AbortController();
  sortShown(body, ended.signal);
  const press = (name: string) =>
    [...body.querySelectorAll('button')].find((each) => each.textContent === name)?.click();
  const column = (at: number) => [...body.querySelectorAll('tr')].slice(1).map((row) => row.children[at]?.textContent);
  return { body, ended, press, column };
}

const prices =
  '<table class="sortEnabled"><tbody><tr><th>菜</th><th>价</th></tr>' +
  '<tr><td>豆腐</td><td>¥12.5</td></tr><tr><td>葱</td><td>¥-1</td></tr><tr><td>水饺</td><td>¥9</td></tr></tbody></table>';

it('E8 a reader sorts a price list by its price, up and then down', () => {
  const { body, press, column } = shown(prices);
  press('价');
  expect(column(1)).toEqual(['¥-1', '¥9', '¥12.5']);
  expect(body.querySelectorAll('th')[1]?.getAttribute('aria-sort')).toBe('ascending');
  press('价');
  expect(column(0)).toEqual(['豆腐', '水饺', '葱']);
});

it('E8 by names they are put in their order as words', () => {
  const { press, column } = shown(prices);
  press('菜');
  expect(column(0)).toEqual(['葱', '豆腐', '水饺'].sort(new Intl.Collator('zh-CN').compare));
});

it('E8 a table that is not to be sorted, or has merged cells, has no buttons', () => {
  expect(shown(prices.replace('sortEnabled', '')).body.querySelector('button')).toBeNull();
  expect(shown(prices.replace('<th>菜', '<th rowspan="2">菜')).body.querySelector('button')).toBeNull();
});

it('E8 below a head of its own the names of the first row are no buttons', () => {
  const { body } = shown(
    '<table class="sortEnabled"><thead><tr><th>菜</th><th>价</th></tr></thead>' +
      '<tbody><tr><th>豆腐</th><td>12</td></tr><tr><th>葱</th><td>1</td></tr></tbody></table>',
  );
  expect([...body.querySelectorAll('button')].map((each) => each.textContent)).toEqual(['菜', '价']);
});

it('is what it was when the article is no longer shown', () => {
  const { body, ended } = shown(prices);
  ended.abort();
  expect(body.innerHTML).toBe(prices);
});
