import type { Page } from 'playwright-core';
import { admin, demo, type Person } from '../browser.ts';
import { choose, press } from '../deeds.ts';

/** A form that merchants write into: how they come to it, where they write, and where the applet keeps it. */
export interface FaultyForm {
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  /** From its page to the open form. */
  readonly open: (page: Page) => Promise<void>;
  /** The field that takes words. */
  readonly label: string;
  /** What else has to be filled in before it can be saved. */
  readonly fill?: (page: Page) => Promise<void>;
  readonly save: string;
  /** Where it is sent to. */
  readonly call: string;
  /** Where the applet is asked what it holds. */
  readonly list: string;
}

const applet = '/api/applet';
const goodsList = `${applet}/merchant/products?shop_id=1&page=1&size=500&status=1`;
const tagList = `${applet}/merchant/product/tags?shop_id=1`;
const grouponList = `${applet}/groupons/released/get?shop_id=1&page=1&size=500`;
const here = async () => {};
const edit = async (page: Page) => page.getByRole('button', { name: '编辑' }).first().click();

/**
 * The forms of the product that save a record. The robot's want a WeChat that is logged in; replies, templates and text
 * messages are no forms of records: their faults are told in `tests/journeys`.
 */
export const forms: readonly FaultyForm[] = [
  {
    ...{ name: '添加商品', path: '/shop/1/goods/add', as: demo, open: here, label: '商品名称', save: '提交' },
    ...{ call: `${applet}/merchant/product/add`, list: goodsList },
    async fill(page) {
      await page.getByLabel('价格', { exact: true }).fill('3.50');
      await page.getByLabel('库存').fill('9');
    },
  },
  {
    ...{
      name: '编辑商品',
      path: '/shop/1/goods/edit?goodsid=1',
      as: demo,
      open: here,
      label: '商品名称',
      save: '提交',
    },
    ...{ call: `${applet}/merchant/product/update`, list: goodsList },
  },
  {
    ...{ name: '复制商品', path: '/shop/1/goods/list', as: demo, label: '商品名称', save: '提交' },
    ...{ call: `${applet}/merchant/product/add`, list: goodsList },
    async open(page) {
      await page.getByRole('searchbox').fill('五香茶叶蛋');
      await choose(page, '五香茶叶蛋', '复制');
    },
  },
  {
    ...{ name: '添加分类', path: '/shop/1/tags', as: demo, label: '分类名称', save: '保存' },
    ...{ call: `${applet}/merchant/product/tag/add`, list: tagList },
    open: (page) => press(page, '添加分类'),
  },
  {
    ...{ name: '编辑分类', path: '/shop/1/tags', as: demo, open: edit, label: '分类名称', save: '保存' },
    ...{ call: `${applet}/merchant/product/tag/update`, list: tagList },
  },
  {
    ...{ name: '编辑团购', path: '/shop/1/group/list', as: demo, open: edit, label: '团购名称', save: '保存' },
    ...{ call: `${applet}/groupon/update`, list: grouponList },
  },
  {
    ...{ name: '开下一期', path: '/shop/1/group/list', as: demo, label: '团购名称', save: '保存' },
    ...{ call: `${applet}/groupon/release`, list: grouponList },
    async open(page) {
      // The newest stands first: each cell of the table adds one.
      const title = page.getByRole('row').nth(1).locator('.title');
      await choose(page, (await title.textContent()) ?? '', '开下一期');
    },
  },
  {
    ...{ name: '编辑群', path: '/groups', as: admin, open: edit, label: '群名', save: '提交' },
    ...{ call: `${applet}/merchant/club/add/update/`, list: `${applet}/merchant/shops?page=1&size=500&shop_type=7` },
  },
  {
    ...{ name: '编辑景点', path: '/views', as: admin, open: edit, label: '景点名称', save: '提交' },
    ...{ call: `${applet}/merchant/view/add/update/`, list: `${applet}/merchant/views/get?page=1&size=500` },
  },
  {
    ...{ name: '店铺信息', path: '/shop/1/info/', as: demo, open: here, label: '店铺名称', save: '保存' },
    ...{ call: `${applet}/merchant/shop/info/update`, list: `${applet}/merchant/shop/info/get?shop_id=1` },
  },
];
