import type { App } from './App.ts';

const peer = { path: '/', row: '[data-id]', edit: '[data-edit]' };
const antd = { ...peer, field: '#name' };

/** The product first; then what it is measured beside. */
export const apps: readonly App[] = [
  {
    name: 'ours',
    folder: 'dist/app',
    path: '/shop/1/goods/list',
    row: '[role="row"][data-id]',
    scroller: '[role="table"]',
    edit: '[data-action="edit"]',
    field: '#name',
  },
  { ...peer, name: 'react-virt', folder: 'dist/peers/react-virt', scroller: '.scroller', field: 'input[name=name]' },
  { ...peer, name: 'naive-virtual', folder: 'dist/peers/naive-virtual', scroller: '.v-vl', field: 'input[name=name]' },
  {
    ...antd,
    name: 'refine-virtual',
    folder: 'dist/peers/refine-virtual',
    scroller: '.ant-table-tbody-virtual-holder',
  },
  {
    ...peer,
    name: 'react-admin',
    folder: 'dist/peers/react-admin',
    row: '.RaDataTable-row',
    scroller: 'html',
    field: 'input[name=name]',
  },
  { ...antd, name: 'pro-table', folder: 'dist/peers/pro-table', scroller: 'html' },
];

/** What all ratios are taken of: plain React with a window written by hand. */
export const LIMIT = 'react-virt';
