import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { plain, readPdf } from '../support/readPdf.ts';
import { demo, startBrowser } from './browser.ts';
import { choose, expectUsable } from './deeds.ts';

const { open } = startBrowser();

test('B8 GD-E3 GD-E5 a merchant prints the cards of 243 buyers and takes their enrolments away as a spreadsheet', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await choose(page, '周末火锅团', '查看');
  await page.getByLabel('汇总').getByText('243').waitFor();
  await page.getByRole('button', { name: '单据与导出' }).click();
  const sheets = page.getByRole('dialog', { name: '单据与导出' });
  await sheets
    .getByRole('button', { name: '配送单', exact: true })
    .or(sheets.getByRole('button', { name: '提货单', exact: true }))
    .click();
  await sheets.getByRole('button', { name: /^打印(提货|配送)单$/ }).waitFor();
  await expectUsable(page);

  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const [at, { said }] of printed.entries()) {
    expect(said).toContain(plain('周末火锅团'));
    expect(said).toContain(plain('报名 243 人'));
    expect(said).toContain(plain(`第 ${at + 1}/${printed.length} 页`));
  }
  expect(printed.at(-1)?.said).toMatch(/243/);

  await sheets.getByRole('button', { name: '导出', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '报名明细（XLSX）' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^周末火锅团_报名明细_\d{4}-\d\d-\d\d\.xlsx$/);
  const [all, lines, sums] = await readXlsxFile(await readFile(await download.path()));
  expect([all?.sheet, lines?.sheet, sums?.sheet]).toEqual(['报名明细', '明细行', '备货汇总']);
  expect(all?.data).toHaveLength(244);
  const phones = all?.data.slice(1).map((cells) => cells[3]) ?? [];
  expect(phones.filter((phone) => typeof phone !== 'string')).toEqual([]);
});

test('B8 what a merchant makes of a day is there already when its button is pressed: the line may be gone', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  // The last of the four dialogs, which come one after the other.
  const last = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('海报样式'),
  );
  await choose(page, '周末火锅团', '查看');
  await last;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '单据与导出' }).click();
  await page.getByRole('dialog', { name: '单据与导出' }).waitFor();
  await page.context().setOffline(false);
});
