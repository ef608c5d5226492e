import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clubSave, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const admin = await signIn(applet, 'admin');
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: '提交' });

test('V1 V3 a club is opened from its list, changed and saved, with everything else as it was', async () => {
  const { user } = renderApp('/groups', admin);
  const row = (await screen.findByText('湾区租房合租群')).closest('[role="row"]');
  const id = Number(row?.getAttribute('data-id'));
  const before = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  await user.click(within(row instanceof HTMLElement ? row : document.body).getByRole('button', { name: '编辑' }));
  const name = await input('群名');
  expect(location.pathname).toBe(`/group/${id}`);
  expect(screen.getByRole('radio', { name: '待审核' })).toHaveProperty('checked', true);
  await user.clear(name);
  await user.type(name, '湾区租房群');
  await user.click(screen.getByRole('radio', { name: '上线' }));
  await user.click(submit());
  await screen.findByText('保存成功');
  const after = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  expect(after).toEqual({ ...before, name: '湾区租房群', status: 2 });
  expect(await network.sentTo(clubSave)).toMatchObject([
    { id: String(id), type: '7', tags: JSON.stringify(before.tags) },
  ]);
});

test.each([
  ['V1', '/group/create', '群名', ['群名：请输入群名', '图片：请上传图片', '描述：请填写描述'], clubSave],
  [
    'V2',
    '/view/create',
    '景点名称',
    ['景点名称：请输入景点名称', '图片：请上传图片', '描述：请填写描述'],
    scenicSpotSave,
  ],
])(
  '%s V5 an empty form at %s says what is missing, and starts in the city that is usual',
  async (_, at, name, missing, row) => {
    const { user } = renderApp(at, admin);
    await input(name);
    expect(await screen.findByTitle('温哥华 Vancouver')).toBeDefined();
    await user.click(submit());
    const told = within(await screen.findByRole('alert', { name: '请检查填写项' }));
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(missing);
    expect(await network.sentTo(row)).toEqual([]);
  },
);

test.each([
  ['V1', '/group/create', '群名', 31, '群名不能超过30个字符'],
  ['V2', '/view/create', '景点名称', 51, '景点名称不能超过50个字符'],
])('%s a name at %s that is too long is refused when it is left', async (_, at, label, length, sentence) => {
  const { user } = renderApp(at, admin);
  const name = await input(label);
  await user.click(name);
  await user.paste('长'.repeat(length));
  await user.tab();
  await screen.findByText(sentence);
});
