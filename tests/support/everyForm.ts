import { screen, within } from '@testing-library/react';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { goodsUpdate } from '#schemas/endpoints/goods.ts';
import { grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { autoReplyUpdate, robotUpdate, wechatGroupUpdate } from '#schemas/endpoints/robot.ts';
import { shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { clubSave, scenicSpotSave } from '#schemas/endpoints/shopRecords.ts';
import { tagUpdate } from '#schemas/endpoints/tags.ts';
import type { OpenApp } from './renderApp.tsx';

/** Every form of the product that changes a record: where it is, how it is opened, and a field that takes words. */
export const everyForm: readonly AForm[] = [
  ['goods', '/shop/1/goods/list', edit('酒酿小圆子'), '商品名称', goodsUpdate],
  ['a category', '/shop/2/tags', edit('海鲜刺身'), '分类名称', tagUpdate],
  ['a group-buy', '/shop/1/group/list', edit('珍宝蟹出海团'), '团购名称', grouponUpdate],
  ['a club', '/groups', edit('湾区租房合租群'), '群名', clubSave],
  ['a spot', '/views', edit('鹿湖公园'), '景点名称', scenicSpotSave],
  ['a shop', '/shop/1/info/', async () => {}, '店铺名称', shopInfoUpdate],
  ['an answer of the robot', '/shop/1/robot#replies', edit('营业时间'), '关键词', autoReplyUpdate],
  ['a WeChat group', '/shop/1/robot', edit('湾区团购一群'), '群名称', wechatGroupUpdate],
  ['the robot itself', '/shop/1/robot', press('机器人设置'), '欢迎语', robotUpdate],
];

/** What it is, its page, how it is opened there, a field that takes words, and where it is sent to. */
export type AForm = readonly [what: string, path: string, open: Deed, label: string, row: Endpoint];
type Deed = (user: OpenApp['user']) => Promise<void>;

function edit(name: string): Deed {
  return async (user) => {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await user.click(within(row).getByRole('button', { name: '编辑' }));
  };
}
function press(name: string): Deed {
  return async (user) => user.click(await screen.findByRole('button', { name }));
}
