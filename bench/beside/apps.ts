import type { App } from './App.ts';

const text = '商品00001';
const peer = { path: '/', text, row: '[data-id]', edit: '[data-edit]' };
/** Its list is a window: it can ask for all goods and hold them. */
const windowed = { ...peer, whole: (goods: number) => `/?size=${goods}` };
const plain = { ...windowed, field: 'input[name=name]' };

/** The product first; then what it is measured beside. */
export const apps: readonly App[] = [
  {
    name: 'ours',
    folder: 'dist/app',
    path: '/shop/1/goods/list',
    // A page of however many there are; the next ones as the merchant scrolls.
    whole: () => '/shop/1/goods/list',
    row: '[role="row"][data-id]',
    live: '#root [role="row"][data-id]',
    text,
    scroller: '[role="table"]',
    edit: '[data-action="edit"]',
    field: '#name',
  },
  { ...plain, name: 'react-virt', folder: 'dist/peers/react-virt', scroller: '.scroller' },
  { ...plain, name: 'react-18-virt', folder: 'dist/peers/react-18-virt', scroller: '.scroller' },
  { ...plain, name: 'naive-virtual', folder: 'dist/peers/naive-virtual', scroller: '.v-vl' },
  {
    ...windowed,
    name: 'refine-virtual',
    folder: 'dist/peers/refine-virtual',
    scroller: '.ant-table-tbody-virtual-holder',
    field: '#name',
  },
  {
    ...peer,
    name: 'react-admin',
    folder: 'dist/peers/react-admin',
    row: '.RaDataTable-row',
    scroller: 'html',
    field: 'input[name=name]',
  },
  {
    ...peer,
    name: 'pro-table',
    folder: 'dist/peers/pro-table',
    scroller: 'html',
    // Its list has a search field of the same name.
    field: '.ant-pro-page-container #name',
  },
];

/** What all ratios are taken of: plain React as it is today with a window written by hand. */
export const LIMIT = 'react-virt';
