import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { type OpenFields, renderFields } from '../../../tests/support/renderFields.tsx';

const article = { article: f.richText({ label: '正文' }) };
const bar = () => screen.findByRole('toolbar', { name: '正文 工具栏' });
const tool = async (name: string) => within(await bar()).getByRole('button', { name });
/** What can be on or off says so. */
const roleOf = (name: string) => (/^[上下]标$/.test(name) ? 'menuitemcheckbox' : 'menuitem');
const item = async (name: string) => within(await bar()).getByRole(roleOf(name), { name });
/** As merchants know them from other editors. */
const names = [
  '撤销 重做 加粗 斜体 下划线 删除线 字号 字体 字体颜色 背景色 清除格式 格式刷',
  '段落格式 自定义标题 行间距 首行缩进 居左对齐 居中对齐 居右对齐 两端对齐 有序列表 无序列表 引用',
  '超链接 插入表格 模板 表情 特殊字符 查找替换 自动排版 清空文档 源代码 手机预览 全屏 更多',
].flatMap((line) => line.split(' '));
/** Those that are seldom used, behind 更多. */
const seldom = '上标 下标 取消链接 分隔线 日期 时间 全选'.split(' ');

async function open(html: string): Promise<OpenFields & { press(...tools: readonly string[]): Promise<void> }> {
  const fields = renderFields(article, { article: html });
  await bar();
  return {
    ...fields,
    async press(...tools) {
      for (const name of tools) {
        if (seldom.includes(name)) await fields.user.click(await tool('更多'));
        await fields.user.click(seldom.includes(name) ? await item(name) : await tool(name));
      }
    },
  };
}
function saved({ flush, values }: OpenFields): unknown {
  flush();
  return values().article;
}

it('E1 every tool has a name of its own, and all are there', async () => {
  await open('<p>字</p>');
  const shown = within(await bar())
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label'));
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toEqual(expect.arrayContaining(names));
});

it('E1 what is seldom used stands under 更多, by its name', async () => {
  const page = await open('<p>字</p>');
  await page.press('更多');
  const menu = screen.getByRole('menu', { name: '更多' });
  for (const name of seldom) expect(within(menu).getByRole(roleOf(name), { name })).toBeTruthy();
  await page.user.click(within(menu).getByRole('menuitem', { name: '全选' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await page.press('更多');
  await page.user.click(
    within(screen.getByRole('group', { name: '段前距' })).getByRole('menuitemradio', { name: '15px' }),
  );
  expect(saved(page)).toBe('<p style="margin-top:15px">字</p>');
});

it('E1 更多 is walked through by arrows and by letters, and Tab leaves it', async () => {
  const page = await open('<p>字</p>');
  act(() => document.querySelector<HTMLElement>('[data-tool="更多"]')?.focus());
  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: '上标' }));
  await page.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: '全选' }));
  await page.user.keyboard('2');
  expect(document.activeElement?.textContent).toBe('20px');
  await page.user.keyboard('{Home}{Shift>}{Tab}{/Shift}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('E1 the toolbar is one stop of Tab; arrows, Home and End lead from tool to tool', async () => {
  const { user } = await open('<p>字</p>');
  const stops = within(await bar())
    .getAllByRole('button')
    .filter((each) => each.tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]?.focus());
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(await tool('更多'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(await tool('全屏'));
  await user.keyboard('{Home}');
  // What cannot be pressed now is passed over: nothing was undone.
  expect(document.activeElement).toBe(await tool('加粗'));
  expect((await tool('加粗')).tabIndex).toBe(0);
});

it('E1 E10 what is selected is formatted, shown as pressed, and taken back', async () => {
  const page = await open('<p>今日特价</p>');
  await page.press('全选', '加粗');
  expect((await tool('加粗')).getAttribute('aria-pressed')).toBe('true');
  expect(saved(page)).toBe('<p><strong>今日特价</strong></p>');
  await page.press('撤销');
  expect((await tool('加粗')).getAttribute('aria-pressed')).toBe('false');
  expect(saved(page)).toBe('<p>今日特价</p>');
  await page.press('重做');
  expect(saved(page)).toBe('<p><strong>今日特价</strong></p>');
});

test.each([
  ['字号', '24px', '<p><span style="font-size:24px">字</span></p>'],
  ['行间距', '1.75', '<p style="line-height:1.75em">字</p>'],
  ['段落格式', '标题 3', '<h3>字</h3>'],
])('E10 of the menu %s %s is chosen by keyboard', async (menu, choice, html) => {
  const page = await open('<p>字</p>');
  await page.press('全选');
  act(() => document.querySelector<HTMLElement>(`[data-tool="${menu}"]`)?.focus());
  await page.user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('menuitemradio', { name: choice });
  for (let step = 0; step < 12 && document.activeElement !== chosen; step += 1) await page.user.keyboard('{ArrowDown}');
  await page.user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(saved(page)).toBe(html);
});

it('E1 Esc closes a menu and leads back to its tool', async () => {
  const { user } = await open('<p>字</p>');
  const size = await tool('字号');
  act(() => size.focus());
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(size);
});

it('E1 a colour is chosen by its name, and cleared', async () => {
  const page = await open('<p>字</p>');
  await page.press('全选', '字体颜色');
  await page.user.click(screen.getByRole('menuitemradio', { name: '深红' }));
  expect(saved(page)).toBe('<p><span style="color:#c00000">字</span></p>');
  await page.press('字体颜色');
  await page.user.click(screen.getByRole('button', { name: '清空颜色' }));
  expect(saved(page)).toBe('<p>字</p>');
});

it('E1 a link is asked for; one without a scheme is told of, one that runs is refused', async () => {
  const page = await open('<p>菜单</p>');
  await page.press('全选', '超链接');
  const address = screen.getByLabelText('链接地址');
  expect(screen.getByLabelText<HTMLInputElement>('文本内容').value).toBe('菜单');
  await page.user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText('请输入正确的链接地址')).toBeTruthy();
  await page.user.clear(address);
  await page.user.type(address, 'a.ca/menu');
  expect(screen.getByText('您输入的超链接中不包含http等协议名称，默认将为您添加http://前缀')).toBeTruthy();
  await page.user.click(screen.getByLabelText('在新窗口打开'));
  await page.user.click(screen.getByRole('button', { name: '确定' }));
  expect(saved(page)).toBe('<p><a href="http://a.ca/menu">菜单</a></p>');
});

it('E10 a mail address is no page that a window of its own could show', async () => {
  const page = await open('<p>写信</p>');
  await page.press('全选', '超链接');
  await page.user.type(screen.getByLabelText('链接地址'), 'owner@a.ca');
  const apart = screen.getByLabelText<HTMLInputElement>('在新窗口打开');
  expect([apart.checked, apart.disabled]).toEqual([false, true]);
  await page.user.click(screen.getByRole('button', { name: '确定' }));
  const bubble = await screen.findByText('mailto:owner@a.ca');
  expect(bubble.getAttribute('target')).toBeNull();
  expect(saved(page)).toBe('<p><a href="mailto:owner@a.ca">写信</a></p>');
});

it('E1 an article is cleared when the merchant says so, and comes back by undo', async () => {
  const page = await open('<h1>题</h1><p>字</p>');
  await page.press('清空文档');
  await page.user.click(within(screen.getByRole('dialog', { name: '确定清空当前文档么？' })).getByText('取消'));
  expect(saved(page)).toBe('<h1>题</h1><p>字</p>');
  await page.press('清空文档');
  await page.user.click(screen.getByRole('button', { name: '清空' }));
  expect(saved(page)).toBeFalsy();
  await page.press('撤销');
  expect(saved(page)).toBe('<h1>题</h1><p>字</p>');
});

it('E1 text is found as it is written, and replaced everywhere; at the end it says so', async () => {
  const page = await open('<p>25.0 元</p><p>25x0 <strong>25</strong>.0</p>');
  await page.press('查找替换');
  const told = () => within(screen.getByRole('search')).getByRole('status').textContent;
  await page.user.type(screen.getByLabelText('查找'), '25.0{Enter}');
  expect(told()).toBe('共 2 处');
  await page.user.keyboard('{Enter}{Enter}');
  expect(told()).toBe('已经搜索到文章末尾！');
  await page.user.keyboard('{Enter}');
  expect(told()).toBe('共 2 处');
  await page.user.type(screen.getByLabelText('替换为'), '28');
  await page.user.click(screen.getByRole('button', { name: '全部替换' }));
  expect(told()).toBe('总共替换了2处！');
  expect(saved(page)).toBe('<p>28 元</p><p>25x0 <strong>28</strong></p>');
  await page.user.click(screen.getByRole('button', { name: '下一个' }));
  expect(told()).toBe('没有找到相应的内容');
});

it('E1 E6 the HTML can be written by hand: it is cleaned, and one step of undo', async () => {
  const page = await open('<p>字</p>');
  await page.press('源代码');
  const source = await screen.findByLabelText<HTMLTextAreaElement>('正文 源代码');
  expect(source.value).toBe('<p>字</p>');
  expect((await tool('加粗')).hasAttribute('disabled')).toBe(true);
  await page.user.clear(source);
  await page.user.type(source, '<p onclick="x()">新<script>1</script></p>');
  expect(saved(page)).toBe('<p>新</p>');
  await page.press('源代码');
  expect(screen.queryByLabelText('正文 源代码')).toBeNull();
  await page.press('撤销');
  expect(saved(page)).toBe('<p>字</p>');
});

it('E1 day, signs and emoji are written at the caret', async () => {
  const page = await open('<p>字</p>');
  await page.press('全选', '日期');
  expect(saved(page)).toMatch(/^<p>\d{4}-\d{2}-\d{2}<\/p>$/);
  await page.press('特殊字符');
  await page.user.click(screen.getByRole('tab', { name: '数学字符' }));
  await page.user.click(screen.getByRole('button', { name: '≈' }));
  expect(saved(page)).toMatch(/^<p>\d{4}-\d{2}-\d{2}≈<\/p>$/);
});

it('E1 the options of putting in order are kept for the next time', async () => {
  const page = await open('<p>一</p><p><br></p><p><br></p><p>二</p>');
  await page.press('自动排版');
  await page.user.click(screen.getByRole('checkbox', { name: '首行缩进' }));
  await page.user.click(screen.getByRole('button', { name: '执行' }));
  expect(saved(page)).toMatch(
    /^<p style="text-indent:2em">一<\/p><p[^>]*><br><\/p><p style="text-indent:2em">二<\/p>$/,
  );
  await page.press('自动排版');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '首行缩进' }).checked).toBe(true);
});

it('E1 Alt and Z fill the screen, and give it back', async () => {
  const { user } = await open('<p>字</p>');
  act(() => document.querySelector<HTMLElement>('[data-tool="加粗"]')?.focus());
  await user.keyboard('{Alt>}z{/Alt}');
  await waitFor(async () => expect((await tool('全屏')).getAttribute('aria-pressed')).toBe('true'));
  await user.keyboard('{Alt>}z{/Alt}');
  expect((await tool('全屏')).getAttribute('aria-pressed')).toBe('false');
});

it('E1 E10 on a phone a link is asked for by keyboard though its tool is folded away', async () => {
  const shown: { setViewport(size: { width: number }): void } = Reflect.get(window, 'happyDOM');
  const width = window.innerWidth;
  shown.setViewport({ width: 390 });
  try {
    const page = await open('<p>字</p>');
    expect(screen.queryByRole('button', { name: '超链接' })).toBeNull();
    act(() => screen.getByRole('textbox', { name: '正文' }).focus());
    await page.user.keyboard('{Control>}k{/Control}');
    await page.user.type(await screen.findByLabelText('链接地址'), '/menu');
  } finally {
    shown.setViewport({ width });
  }
});
