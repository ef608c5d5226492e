import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clubSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { type ShopRecord, shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const admin = await signIn(applet, 'admin');

/** Three clubs that wait, beside the one of the demo. */
const ids: number[] = [];
for (const name of ['读书会', '钓鱼群', '摄影群']) {
  const club: Omit<ShopRecord, 'id'> = {
    ...{ name, img: '/a.png', intro_desc: '', status: 1, type: shopRecordTypes.club, city: 6, tags: ['周末', '免费'] },
    ...{ business_hour: '周六 9:00', address: '', phone: '6045550199', video: '/v.mp4' },
    description: [{ type: 1, text: `${name}的介绍` }],
  };
  ids.push((await applet.read(clubSave, club, 'admin')).id);
}
const held = async (id = 0) => (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
const open = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.getByRole('button', { name });
const ready = () => waitFor(() => expect(screen.queryByText('正在保存…')).toBeNull());

async function startReview() {
  const app = renderApp('/groups', admin);
  await app.user.click(await screen.findByRole('button', { name: '审核（4 待审核）' }));
  await screen.findByRole('dialog', { name: '审核 · 还有 4 个' });
  return app;
}

test('V3 what waits is read in full, one after the other, by keys or buttons', async () => {
  const { user } = await startReview();
  const first = await open('摄影群');
  within(first).getByText('摄影群的介绍');
  within(first).getByText('6045550199');
  await within(first).findByText('温哥华 Vancouver');
  screen.getByText('第 1 个，共 4 个');
  await user.keyboard('k');
  await open('摄影群');
  await user.keyboard('j');
  await open('钓鱼群');
  await user.click(button('下一个'));
  await open('读书会');
  await user.keyboard('jjj');
  await open('湾区租房合租群');
  await user.click(button('上一个'));
  await open('读书会');
  expect(await network.sentTo(clubSave)).toEqual([]);
});

test('V3 V4 a decision is sent with all the record holds, the next one opens, and taking it back is a second call', async () => {
  const before = await held(ids[2]);
  const { user } = await startReview();
  await open('摄影群');
  await user.keyboard('2');
  await open('钓鱼群');
  screen.getByText('「摄影群」已上线');
  screen.getByRole('dialog', { name: '审核 · 还有 3 个' });
  expect(await held(ids[2])).toEqual({ ...before, status: 2 });

  await user.click(button('撤销'));
  await open('摄影群');
  screen.getByText('已撤销，「摄影群」是待审核');
  expect(await held(ids[2])).toEqual(before);
  const sent = await network.sentTo(clubSave);
  expect(sent.map(({ status }) => status)).toEqual(['2', '1']);
  expect(sent[0]).toEqual({ ...sent[1], status: '2' });
});

test('a decision that was refused keeps the record, and says why', async () => {
  const { user } = await startReview();
  await open('摄影群');
  refuseOnce(clubSave, '今天不能审核');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '下线' }));
  await screen.findByText('「摄影群」没有改为下线：今天不能审核');
  await ready();
  await open('摄影群');
  screen.getByRole('dialog', { name: '审核 · 还有 4 个' });
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  expect((await held(ids[2])).status).toBe(1);
  expect(pageLog.splice(0)).toHaveLength(1);
});

test('V3 when all were looked at the review says so, and the list shows it', async () => {
  const { user } = await startReview();
  for (const [name, key] of Object.entries({ 摄影群: '3', 钓鱼群: '2', 读书会: '2', 湾区租房合租群: '3' })) {
    await open(name);
    await ready();
    await user.keyboard(key);
  }
  await screen.findByText('4 个都看完了');
  await user.click(button('完成'));
  await waitFor(() => expect(button('待审核').title).toBe('0 条'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /审核（/ })).toBeNull());
  expect(await network.sentTo(clubSave)).toHaveLength(4);
});
