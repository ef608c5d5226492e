import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { everyKind } from '../../tests/support/everyKind.ts';
import { network } from '../../tests/support/network.ts';
import { pageLog } from '../../tests/support/pageLog.ts';
import { renderFields } from '../../tests/support/renderFields.tsx';
import { loadDayPickers } from './day/loadDayPickers.ts';
import { withWeekday } from './day/weekday.ts';
import type { FieldKind } from './Field.ts';
import { f } from './fAll.ts';
import { checkField } from './form/checkField.ts';

// For fingers: with a mouse antd's calendar takes the place of a day's box whenever its code is there.
beforeEach(() => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(1);
});
afterEach(() => vi.restoreAllMocks());

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const typing = (label: string, text: string) => async (user: UserEvent) => user.type(await input(label), text);
const choosing = (name: string) => (user: UserEvent) => user.click(screen.getByRole('radio', { name }));
const sending = (label: string, name: string, type: string) => async (user: UserEvent) => {
  serveFiles();
  await user.upload(await input(label), new File(['bytes'], name, { type }));
};

/** The applet signs, the file host takes whatever comes. */
function serveFiles() {
  network.use(
    http.get('*/cos/sign/get', () => HttpResponse.json({ errcode: 0, signature: 'sig' })),
    http.post('*/files/*', ({ request }) =>
      HttpResponse.json({ message: 'SUCCESS', data: { source_url: new URL(request.url).pathname } }),
    ),
  );
}

const SENT = 1_772_928_000_000;

test.each<[FieldKind, (user: UserEvent) => Promise<unknown>, unknown]>([
  ['text', typing('名称', '桂花糕'), '桂花糕'],
  ['textarea', typing('说明', '现做'), '现做'],
  ['phone', typing('电话', '+1 604-555-0123'), '+1 604-555-0123'],
  ['url', typing('网址', 'https://example.com'), 'https://example.com'],
  ['int', typing('库存', '12'), 12],
  ['money', typing('价格', '12.5'), '12.5'],
  ['decimal', typing('重量', '1.25 kg{Tab}'), '1.25'],
  ['percent', typing('折扣', '15%{Tab}'), '15'],
  ['choice', choosing('已结束'), 2],
  ['switch', async (user) => user.click(screen.getByRole('switch', { name: '启用' })), true],
  ['tags', typing('标签', '新鲜{Enter}'), ['新鲜']],
  ['ref', choosing('豆制品'), 7],
  [
    'city',
    async (user) => {
      await user.click(await screen.findByRole('combobox', { name: '城市' }));
      await user.click(await screen.findByText('列治文'));
    },
    61,
  ],
  [
    'refs',
    async (user) => {
      await user.click(await screen.findByRole('combobox', { name: '适用分类' }));
      await user.click(await screen.findByTitle('豆制品'));
      await user.click(screen.getByTitle('零食茶饮'));
    },
    [7, 3],
  ],
  [
    'tree',
    async (user) => {
      await user.type(await screen.findByRole('combobox', { name: '所属分类' }), '豆');
      await user.click(await screen.findByTitle('豆制品'));
    },
    7,
  ],
  ['day', typing('开始日期', '2026-03-08'), '2026-03-08'],
  ['dayRange', typing('开始', '2026-03-08'), { from: '2026-03-08' }],
  ['image', sending('封面', 'a.png', 'image/png'), `/files/image/${SENT}_a.png`],
  ['images', sending('图片', 'a.png', 'image/png'), [`/files/image/${SENT}_a.png`]],
  ['file', sending('附件', 'a.mp3', 'audio/mpeg'), `/files/audio/${SENT}_a.mp3`],
  ['video', sending('视频', 'a.mp4', 'video/mp4'), `/files/video/${SENT}_a.mp4`],
  [
    'blocks',
    async (user) => {
      await user.click(screen.getByRole('button', { name: '添加文字' }));
      await user.type(screen.getByLabelText('描述 1 文字'), '现包');
    },
    [{ type: 1, text: '现包' }],
  ],
  [
    'list',
    async (user) => {
      await user.click(screen.getByRole('button', { name: '添加规格' }));
      await user.type(screen.getByLabelText('规格名称'), '大份');
    },
    [{ name: '大份', open: false }],
  ],
])('a %s is found by its label, and what is filled in passes its checks', async (kind, fill, value) => {
  const { user, values } = renderFields({ value: everyKind[kind] });
  await fill(user);
  await waitFor(() => expect(values().value).toEqual(value));
  expect(checkField(everyKind[kind], values().value)).toBeUndefined();
});

test('a union shows the variant its sibling names', async () => {
  const type = f.choice({
    label: '类型',
    options: [
      { value: 2, label: '多规格' },
      { value: 3, label: '备注' },
    ],
  });
  const { user, values } = renderFields({ type, spec: everyKind.union }, { type: 2 });
  screen.getByRole('group', { name: '规格' });
  await user.click(screen.getByRole('radio', { name: '备注' }));
  await user.type(screen.getByRole('textbox', { name: '备注' }), '少冰');
  expect(values().spec).toMatchObject({ 3: '少冰' });
});

test.each(['kept', 'constant'] as const)('nobody sees a %s', (kind) => {
  renderFields({ value: everyKind[kind] });
  expect(screen.queryByText(everyKind[kind].label)).toBeNull();
});

it('what is worked out follows what is typed, and cannot be typed into', async () => {
  const { user } = renderFields({ price: everyKind.money, sum: everyKind.computed }, { price: '3' });
  expect(screen.getByRole('status').textContent).toBe('共 3 元');
  await user.type(screen.getByLabelText('价格'), '5');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('共 35 元'));
});

it('V3 an address typed without its scheme gets one, and what is no address is refused with an example', async () => {
  const { user, values } = renderFields({ value: everyKind.url });
  await user.type(await input('网址'), ' example.com/菜单 {Tab}');
  expect(values().value).toBe('https://example.com/菜单');
  await user.clear(await input('网址'));
  await user.type(await input('网址'), '随便{Tab}');
  await screen.findByText('网址要填完整的网址，例如 https://example.com');
});

it('a switch says the word of its side', async () => {
  const { user } = renderFields({ value: everyKind.switch }, { value: true });
  screen.getByText('可见');
  await user.click(screen.getByRole('switch', { name: '启用', checked: true }));
  screen.getByText('隐藏');
});

it('of several records those that are not there any more stay, by their numbers, until they are taken out', async () => {
  const { user, values } = renderFields({ value: everyKind.refs }, { value: [9, 3] });
  await screen.findByText('#9（找不到）');
  await user.click(screen.getByRole('combobox', { name: '适用分类' }));
  await user.keyboard('{Backspace}');
  expect(values().value).toEqual([9]);
  await user.keyboard('{Backspace}');
  expect(values().value).toEqual([]);
});

it('no more records are chosen than there may be, and it says so', async () => {
  const field = f.refs({ label: '适用分类', to: 'tags', shows: 'name', most: 1 });
  const { user, values } = renderFields({ value: field }, { value: [3] });
  await user.click(await screen.findByRole('combobox', { name: '适用分类' }));
  await screen.findByText('最多选 1 个，去掉一个才能再选');
  await user.click(screen.getByTitle('豆制品'));
  expect(values().value).toEqual([3]);
});

it('short words are ended by a comma, pasted as a list, each kept once, and taken back with Backspace', async () => {
  const { user, values } = renderFields({ value: everyKind.tags });
  const box = await input('标签');
  await user.type(box, '新鲜，本地、');
  expect(values().value).toEqual(['新鲜', '本地']);
  await user.click(box);
  await user.paste('手工\n冷链，新鲜');
  expect(values().value).toEqual(['新鲜', '本地', '手工', '冷链']);
  screen.getByText('「新鲜」已经有了');
  await user.type(box, '{Backspace}');
  expect(values().value).toEqual(['新鲜', '本地', '手工']);
  await user.click(screen.getByRole('button', { name: '去掉「本地」' }));
  expect(values().value).toEqual(['新鲜', '手工']);
});

it('more short words than there may be stay in the input, and that is said', async () => {
  const { user, values } = renderFields({ value: f.tags({ label: '标签', most: 2 }) }, { value: ['甲'] });
  await user.click(await input('标签'));
  await user.paste('乙、丙、丁');
  expect(values().value).toEqual(['甲', '乙']);
  expect((await input('标签')).value).toBe('丙、丁');
  screen.getByText('最多 2 个，去掉一个才能再加');
});

it('a word put together from its sounds is not cut off by Enter', async () => {
  const { values } = renderFields({ value: everyKind.tags });
  const box = await input('标签');
  fireEvent.change(box, { target: { value: 'xin' } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(values().value).toBeUndefined();
  expect(box.value).toBe('xin');
});

it('a short word that is still being typed is there when the form is saved', async () => {
  const { user, values, flush } = renderFields({ value: everyKind.tags });
  await user.type(await input('标签'), '新鲜');
  expect(values().value).toBeUndefined();
  flush();
  expect(values().value).toEqual(['新鲜']);
});

test.each(['20260308', '2026/3/8', '2026年3月8日'])('a day pasted as %s is read', async (text) => {
  const { values } = renderFields({ value: everyKind.day });
  fireEvent.paste(await input('开始日期'), { clipboardData: { getData: () => text } });
  expect(values().value).toBe('2026-03-08');
});

it('a day is typed year first in one go, in whatever order the browser shows days', async () => {
  const { values } = renderFields({ value: everyKind.day });
  const box = await input('开始日期');
  for (const key of '20260308') fireEvent.keyDown(box, { key });
  expect(values().value).toBe('2026-03-08');
});

it('eight digits that are no day in that order are left to the browser', async () => {
  const { values } = renderFields({ value: everyKind.day });
  const box = await input('开始日期');
  for (const key of '03082026') fireEvent.keyDown(box, { key });
  expect(values().value).toBeUndefined();
});

it('beside the wheel of a phone stands what was chosen, with its weekday', async () => {
  renderFields({ value: everyKind.day }, { value: '2026-11-26' });
  await screen.findByText('2026-11-26 周四');
});

test.each([
  ['20261126', '2026-11-26'],
  ['2026/11/26', '2026-11-26'],
  ['11月26日', '2026-11-26'],
  ['13月45', '13月45'],
])('with a mouse a day typed as %s becomes %s', async (typed, day) => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(0);
  await loadDayPickers();
  const { user, values } = renderFields({ value: everyKind.day });
  await user.type(await input('开始日期'), typed);
  await user.tab();
  await waitFor(() => expect(values().value).toBe(day));
  expect(screen.getByLabelText('开始日期')).toHaveProperty('value', withWeekday(day));
});

it('a day has a first and a last one: the calendar offers no other, and one that is typed is told', async () => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(0);
  await loadDayPickers();
  const until = f.day({ label: '到期日', min: '2026-03-08', max: '2026-03-20' });
  const { user } = renderFields({ value: until }, { value: '2026-03-10' });
  await user.click(await input('到期日'));
  const offered = () => [...document.querySelectorAll('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)')];
  await waitFor(() => expect(offered()).toHaveLength(13));
  await user.clear(await input('到期日'));
  await user.type(await input('到期日'), '2026-03-01{Enter}');
  await user.tab();
  await screen.findByText('到期日不能早于 2026-03-08');
  expect(checkField(until, '2026-04-01')).toBe('到期日不能晚于 2026-03-20');
  expect(checkField(until, '2026-03-20')).toBeUndefined();
});

it('an end before its beginning is not offered by the calendar', async () => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(0);
  await loadDayPickers();
  const { user } = renderFields({ value: everyKind.dayRange }, { value: { from: '2026-03-08', to: '2026-03-09' } });
  await user.click(await input('结束'));
  await screen.findByTitle('2026-03-07');
  expect(screen.getByTitle('2026-03-07').className).toContain('disabled');
  expect(screen.getByTitle('2026-03-08').className).not.toContain('disabled');
});

it('an end before its beginning is kept, and said; emptied again, nothing is left', async () => {
  const { user, values } = renderFields({ value: everyKind.dayRange }, { value: { from: '2026-03-08' } });
  screen.getByRole('group', { name: '有效期' });
  await user.type(await input('结束'), '2026-03-01');
  await user.tab();
  await screen.findByText('有效期的结束日期不能早于开始日期');
  expect(values().value).toEqual({ from: '2026-03-08', to: '2026-03-01' });
  await user.clear(await input('开始'));
  await user.clear(await input('结束'));
  expect(values().value).toBeUndefined();
});

it('V5 words narrow the cities at hand and say so', async () => {
  const { user } = renderFields({ value: everyKind.city }, { value: 6 });
  const box = await screen.findByRole('combobox', { name: '城市' });
  await screen.findByText('温哥华');
  await user.type(box, '列');
  await screen.findByText('只在已列出的城市里找；要搜索请输入城市编号');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('温哥华');
  await user.clear(box);
  await user.type(box, '61');
  await screen.findByText('按城市编号搜索');
});

it('what is wrong is said when the field is left, and unsaid as soon as it is mended', async () => {
  const { user } = renderFields({ value: everyKind.text, other: everyKind.int });
  await user.click(await input('名称'));
  await user.tab();
  await screen.findByText('请输入名称');
  expect((await input('名称')).getAttribute('aria-invalid')).toBe('true');
  expect((await input('名称')).getAttribute('aria-describedby')).toBe('value_help');
  await user.type(await input('名称'), '桂');
  await waitFor(() => expect(screen.queryByText('请输入名称')).toBeNull());
});

const clip = new File(['bytes'], 'a.mp4', { type: 'video/mp4' });

it('U2 U3 a video that could not be sent can be tried again', async () => {
  serveFiles();
  network.use(http.post('*/files/*', () => HttpResponse.json({ message: 'NO' }), { once: true }));
  const { user, values, told, working } = renderFields({ value: everyKind.video });
  await user.upload(await input('视频'), clip);
  await screen.findByText('没有传上去');
  expect([told(), working(), values().value]).toEqual([['上传失败'], 0, undefined]);
  expect(pageLog.splice(0)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByLabelText('视频预览');
  expect([values().value, working()]).toEqual([`/files/video/${SENT}_a.mp4`, 0]);
  await user.click(screen.getByRole('button', { name: '删除视频' }));
  expect(values().value).toBeUndefined();
});

it('U3 nothing can be saved while a video is on its way; called off, it leaves the one that was there', async () => {
  serveFiles();
  network.use(http.post('*/files/*', () => new Promise<never>(() => undefined), { once: true }));
  const { user, values, told, working } = renderFields({ value: everyKind.video }, { value: '/old.mp4' });
  await user.upload(await input('视频'), clip);
  screen.getByRole('progressbar', { name: '视频上传进度' });
  expect(working()).toBe(1);
  await user.click(screen.getByRole('button', { name: '取消上传' }));
  await waitFor(() => expect(working()).toBe(0));
  expect([screen.queryByRole('progressbar'), values().value, told()]).toEqual([null, '/old.mp4', []]);
});

it('E4 a file the applet does not keep is refused before anything is sent', async () => {
  const { values, told } = renderFields({ value: everyKind.file });
  fireEvent.change(await input('附件'), { target: { files: [new File(['x'], '报价.pdf')] } });
  expect(told().at(-1)).toContain('「报价.pdf」不是图片、音频、视频');
  expect(values().value).toBeUndefined();
});

it('no more pictures are taken than there may be, and that is said', async () => {
  serveFiles();
  const pictures = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const { user, values, told } = renderFields({ value: f.images({ label: '图片', most: 2 }) }, { value: ['/0.png'] });
  await user.upload(await input('图片'), pictures);
  expect(told()).toContain('最多 2 张图片，多出的没有添加');
  await waitFor(() => expect(values().value).toEqual(['/0.png', `/files/image/${SENT}_a.png`]));
  expect(screen.queryByText('选择、拖入或粘贴')).toBeNull();
});

it('what may hold nothing holds null once it is cleared, and shows nothing', async () => {
  const { user, values } = renderFields({ value: f.int({ label: '次数', nullable: true }) }, { value: 3 });
  await user.clear(await input('次数'));
  expect([values().value, (await input('次数')).value]).toEqual([null, '']);
  await user.type(await input('次数'), '5');
  expect(values().value).toBe(5);
});
