import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { f } from '#fields/f.ts';
import { renderFields } from '../support/renderFields.tsx';

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

const price =
  '<p>价目</p><table border="1"><tbody><tr><th>菜</th><th>价</th></tr><tr><th>豆腐</th><td>12.5</td></tr>' +
  '<tr><th>葱</th><td>-9</td></tr></tbody></table><p>完</p>';
const tableOf = (...rows: readonly (readonly string[])[]) => `<table><tbody>${rowsOf(rows)}</tbody></table>`;

async function openArticle(html = price) {
  const form = renderFields({ text: f.richText({ label: '商品描述' }) }, { text: html });
  await screen.findByRole('grid');
  const { user } = form;
  const grid = () => within(screen.getByRole('grid'));
  const bar = within(screen.getByRole('toolbar', { name: '表格工具' }));
  const openMenu = async (name: string) => {
    await user.click(bar.getByRole('button', { name }));
    return within(screen.getByRole('menu', { name }));
  };
  return {
    ...form,
    bar,
    openMenu,
    /** Chooses a cell and does not edit it. */
    async choose(text: string) {
      await user.click(grid().getByText(text));
      await user.keyboard('{Escape}');
    },
    async menu(name: string, item: string) {
      const menu = await openMenu(name);
      await user.click(menu.getByText(item, { exact: false, selector: 'button, button > span' }));
    },
    saved() {
      form.flush();
      return form.values().text;
    },
  };
}

describe('the table of an article', () => {
  it('E12 is saved as it was while nobody touches it', async () => {
    const { choose, saved } = await openArticle();
    await choose('12.5');
    expect(saved()).toBe(price);
  });

  it('E8 gets a row below the chosen cell, headed like its neighbours', async () => {
    const { choose, menu, saved } = await openArticle();
    await choose('12.5');
    await menu('行', '后插入行');
    expect(saved()).toContain('<td>12.5</td></tr><tr><th><br></th><td><br></td></tr><tr><th>葱</th>');
  });

  it('E8 is sorted by the column of the chosen cell, minus and decimals counted', async () => {
    const { choose, menu, saved } = await openArticle();
    await choose('12.5');
    await menu('排序', '按数值大小升序');
    expect(saved()).toContain('<tr><th>葱</th><td>-9</td></tr><tr><th>豆腐</th><td>12.5</td></tr>');
  });

  it('E8 can be made sortable for readers; merging cells ends that', async () => {
    const { choose, menu, openMenu, saved, user } = await openArticle();
    await choose('12.5');
    await menu('排序', '读者可排序');
    expect(saved()).toContain('class="sortEnabled"');
    await choose('12.5');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await menu('单元格', '合并单元格');
    expect(saved()).toContain('<td rowspan="2">12.5<br>-9</td>');
    expect(saved()).not.toContain('sortEnabled');
    const sorting = await openMenu('排序');
    expect(sorting.getAllByRole('menuitem').every((item) => item.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(sorting.getAllByText('有合并单元格，不可排序')).toHaveLength(6);
  });

  it('E8 is striped and plain again', async () => {
    const { choose, menu, saved } = await openArticle(tableOf(['一'], ['二'], ['三']));
    await choose('一');
    await menu('表格', '隔行变色');
    expect(saved()).toContain('<tr style="background-color: #f7faff;"><td>二</td>');
    await menu('表格', '隔行变色');
    expect(saved()).not.toContain('f7faff');
  });

  it('E8 has no more than 100 rows and 20 columns, and says so', async () => {
    const { choose, openMenu } = await openArticle(tableOf(...Array.from({ length: 100 }, (_, row) => [`行${row}`])));
    await choose('行99');
    const rows = await openMenu('行');
    expect(rows.getByText('后插入行').closest('button')?.getAttribute('aria-disabled')).toBe('true');
    expect(rows.getAllByText('最多 100 行').length).toBeGreaterThan(1);
  });

  it('E10 every step in it can be taken back', async () => {
    const { choose, menu, saved, user } = await openArticle();
    await choose('12.5');
    await menu('行', '删除当前行');
    expect(saved()).not.toContain('豆腐');
    await user.keyboard('{Control>}z{/Control}');
    expect(saved()).toBe(price);
    await user.keyboard('{Control>}y{/Control}');
    expect(saved()).not.toContain('豆腐');
  });

  it('goes with its last row, and the text around it stays', async () => {
    const { choose, menu, saved } = await openArticle(`<p>前</p>${tableOf(['一', '二'])}<p>后</p>`);
    await choose('一');
    await menu('行', '删除当前行');
    expect(saved()).toMatch(/^<p>前<\/p>(?:<p><br><\/p>)?<p>后<\/p>$/);
  });

  it('is emptied where cells are chosen with Shift and Delete is pressed', async () => {
    const { choose, saved, user } = await openArticle(tableOf(['一', '二'], ['三', '四']));
    await choose('一');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
    expect(saved()).toBe(
      `<table><tbody>${rowsOf([
        ['<br>', '<br>'],
        ['三', '四'],
      ])}</tbody></table>`,
    );
  });

  it.each([
    ['an arrow', '一', '{ArrowDown}{ArrowRight}'],
    ['choosing all', '一', '{Control>}a{/Control}'],
  ])('E8 a merged cell that %s led into keeps what is written in it', async (_, from, keys) => {
    const { choose, saved, user } = await openArticle(
      '<table><tbody><tr><td>一</td><td rowspan="2">二</td></tr><tr><td>三</td></tr></tbody></table>',
    );
    await choose(from);
    await user.keyboard(keys);
    expect(screen.getByText('二').closest('td')?.tabIndex).toBe(0);
    await user.keyboard('{F2}');
    paste('abc');
    await user.keyboard('{Tab}');
    expect(saved()).toContain('<td rowspan="2">二abc</td>');
  });

  it('takes what a spreadsheet copied, and grows for it', async () => {
    const { choose, saved } = await openArticle(tableOf(['一', '二'], ['三', '四']));
    await choose('四');
    paste('1\t<b>2</b>\n3\t4');
    expect(saved()).toBe(
      `<table><tbody>${rowsOf([
        ['一', '二', '<br>'],
        ['三', '1', '&lt;b&gt;2&lt;/b&gt;'],
        ['<br>', '3', '4'],
      ])}</tbody></table>`,
    );
  });

  it('E8 a paste that has no room is cut, and the merchant is told', async () => {
    const { choose, saved, told } = await openArticle(
      tableOf(...Array.from({ length: 100 }, (_, row) => [`行${row}`])),
    );
    await choose('行99');
    paste('甲\t乙\n丙\t丁');
    expect(saved()).toContain('<td>甲</td><td>乙</td></tr></tbody>');
    expect(saved()).not.toContain('丙');
    expect(told()).toEqual(['表格最多 100 行、20 列，放不下的内容没有粘贴']);
  });

  it.each([
    ['a screenshot', ''],
    ['a picture of a page', '<img src="https://a.example/a.png">'],
  ])('E8 the chosen cell keeps its text when %s is pasted, and the merchant is told', async (_, html) => {
    const { choose, saved, told } = await openArticle(tableOf(['一', '二']));
    await choose('一');
    paste('', html);
    expect(saved()).toBe(tableOf(['一', '二']));
    expect(told()).toEqual(['图片请放在表格外面：先把光标移到表格外，再粘贴']);
  });

  it('takes a table in a cell for cells of its own: none stands in another', async () => {
    const { choose, saved } = await openArticle(tableOf(['一', '二'], ['三', '四']));
    await choose('一');
    paste('x', '<table><tr><td>甲</td><td><table><tr><td>乙</td></tr></table></td></tr></table>');
    expect(saved()).toBe(
      `<table><tbody>${rowsOf([
        ['甲', '乙'],
        ['三', '四'],
      ])}</tbody></table>`,
    );
  });

  it('E9 says why there can be no chart, and makes the headers it needs', async () => {
    const { bar, user, choose, saved } = await openArticle(tableOf(['', '一'], ['a', '5']));
    await choose('5');
    await user.click(bar.getByRole('button', { name: '图表' }));
    const dialog = within(screen.getByRole('dialog', { name: '图表' }));
    expect(dialog.getByRole('status').textContent).toContain('图表需要第一行全部是标题单元格');
    expect(dialog.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: '把首行和首列设为标题' }));
    await user.click(dialog.getByRole('radio', { name: '饼图' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(saved()).toMatch(/^<figure class="chart"><table data-chart="[\w-]+"><tbody><tr><th><\/th><th>一<\/th>/);
  });

  it('has a name above it when it is given one', async () => {
    const { choose, menu, saved, user } = await openArticle(tableOf(['一', '二']));
    await choose('一');
    await menu('表格', '表格名称');
    const dialog = within(screen.getByRole('dialog', { name: '表格名称' }));
    await user.type(dialog.getByRole('textbox', { name: '表格名称' }), '价 & 目');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(saved()).toContain('<table><caption>价 &amp; 目</caption>');
  });
});

function paste(text: string, html = '') {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  data.setData('text/html', html);
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: data });
}
