// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writeOfflineLists } from '#crud/offline/offlineLists.ts';
import { offlineTable } from './offlineTable.ts';
import { showOfflineLists } from './showOfflineLists.ts';

const HOUR_MS = 3_600_000;
const columns = [
  { heading: '商品名称', end: false },
  { heading: '库存', end: true },
];
const goods = {
  ...{ to: '/shop/2/goods/list', shop: '湾区', title: '商品管理 · 出售中', count: '共 2 条', columns },
  at: Date.parse('2026-03-08T00:00Z'),
  rows: [
    ['<img src=x onerror=alert(1)>', '3'],
    ['Egg 蛋', '12'],
  ],
};
const newer = { ...goods, to: '/shop/3/goods/list', shop: '北岸', at: goods.at + HOUR_MS, rows: [['豆腐', '0']] };

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  localStorage.setItem(offlineTable.lists, JSON.stringify(writeOfflineLists('m.1', [newer, goods])));
  localStorage.setItem(offlineTable.session, 'proof');
});
const screen = within(document.body);
const opened = () => [...document.querySelectorAll('details[open] strong')].map(({ textContent }) => textContent);

it('N11 the list that was asked for stands open, first, with its age; a name stays a text', () => {
  history.replaceState(null, '', '/shop/2/goods/list');
  showOfflineLists(offlineTable);
  expect(opened()).toEqual(['商品管理 · 出售中 · 湾区']);
  expect(screen.getAllByText(/^共 2 条，\d+ 天前看到的$/)).toHaveLength(2);
  expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('TD');
});

it('elsewhere the one that was read last stands first', () => {
  history.replaceState(null, '', '/dashboard');
  showOfflineLists(offlineTable);
  expect(opened()).toEqual(['商品管理 · 出售中 · 北岸']);
});

it('what is looked for is found in all lists, and they open for it', async () => {
  showOfflineLists(offlineTable);
  const box = screen.getByRole('searchbox', { name: '在这些内容里找' });
  await userEvent.type(box, 'egg');
  expect(screen.getByRole('status').textContent).toBe('找到 1 条');
  expect(opened()).toEqual(['商品管理 · 出售中 · 湾区']);
  await userEvent.type(box, '?');
  expect(screen.getByRole('status').textContent).toBe('没有找到');
});

it('nobody who is not signed in is shown anything', () => {
  localStorage.removeItem(offlineTable.session);
  showOfflineLists(offlineTable);
  expect(document.body.childElementCount).toBe(0);
});
