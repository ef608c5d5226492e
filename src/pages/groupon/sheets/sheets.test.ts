import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { sumMoney } from '#fields/money/sumMoney.ts';
import { campaign, enrolments, joined, largeGroup, offer, wants } from '../../../../tests/support/groupDays.ts';
import { computeDay } from '../model/computeDay.ts';
import type { Day } from '../model/Day.ts';
import { enrolmentTable, lineTable } from './enrolmentTables.ts';
import { sheetMaker } from './exportSheets.ts';
import { partiesOf } from './parties.ts';
import { pickupCards } from './pickup.ts';
import type { SheetTable } from './SheetTable.ts';
import { type Ground, sheetKinds, sheetNames, tablesOf } from './sheets.ts';
import { stockTable, supplierTable } from './stock.ts';

const groundOf = (day: Day, merged = false, rest: Partial<Ground> = {}): Ground => ({
  day,
  parties: partiesOf(day, merged),
  boxes: new Map(),
  supplier: false,
  ...rest,
});
const beef = (count: number) => wants(9, count, '19.9');
const rice = (count: number) => wants(6, count, '38');
const three = computeDay(campaign, [
  joined(1, { name: '张三', phone: '0912345678', comment: '少冰' }, beef(2), rice(1)),
  joined(2, { name: '李四', phone: '+1 (604) 555-0123' }, beef(1)),
  joined(3, { name: '王五' }, rice(3)),
]);
const shown = ({ columns, rows, total }: SheetTable) => [
  columns.map(({ heading }) => heading).join(' · '),
  ...rows.map(({ cells }) => cells.join(' | ')),
  ...(total.length > 0 ? [total.join(' | ')] : []),
];
const only = (kind: (typeof sheetKinds)[number], ground = groundOf(three)) => tablesOf[kind](ground).map(shown);

test('GD-E3 备货单 says how much of each product at each price, and adds it up', () => {
  expect(shown(stockTable(three, new Map()))).toEqual([
    '序号 · 商品 · 单价 · 份数 · 人数 · 金额 · 备注条数',
    '1 | 牛腩 | 19.90 | 3 | 2 | 59.70 | 1',
    '2 | 白菜 | 0.10 | 0 | 0 | 0.00 | 0',
    '3 | 大米 | 38.00 | 4 | 2 | 152.00 | 1',
    ' | 合计 |  | 7 |  | 211.70 | ',
  ]);
});

test('GD-D3 with boxes 备货单 says how many to order and what a full one lacks', () => {
  const boxes = new Map([
    [9, 2],
    [6, 4],
  ]);
  const day = computeDay(campaign, [
    joined(1, { name: '张三' }, beef(2), wants(9, 1, '18'), rice(4)),
    joined(2, { name: '李四' }, beef(2)),
  ]);
  expect(stockTable(day, boxes).rows.map(({ cells }) => cells.slice(-2))).toEqual([
    [3, '1 份，再凑 1 份满一箱'],
    ['同上', ''],
    ['', ''],
    [1, '整箱'],
  ]);
});

test('GD-E3 分拣单 has a part for each product that was ordered, the amount beside the name', () => {
  expect(tablesOf.sorting(groundOf(three)).map(({ title, note }) => `${title} ${note}`)).toEqual([
    '牛腩 3 份，分给 2 人',
    '大米 4 份，分给 2 人',
  ]);
  expect(only('sorting')[0]).toEqual([
    '已分 · 数量 · 提货号 · 姓名 · 备注',
    ' | 2 | 1 | 张三 | 少冰',
    ' | 1 | 2 | 李四 | ',
  ]);
});

test('GD-E3 提货单 says whom, where and what, and what it costs', () => {
  expect(only('pickup')[0]).toEqual([
    '提货号 · 姓名 · 电话 · 地址 · 品项 · 份数 · 金额 · 备注',
    '1 | 张三 | 0912345678 |  | 牛腩 ×2、大米 ×1 | 3 | 77.80 | 少冰',
    '2 | 李四 | +1 (604) 555-0123 |  | 牛腩 ×1 | 1 | 19.90 | ',
    '3 | 王五 |  |  | 大米 ×3 | 3 | 114.00 | ',
    '合计 |  |  |  |  | 7 | 211.70 | ',
  ]);
});

test('GD-E3 矩阵 has buyers down and products across, without those nobody ordered', () => {
  expect(only('matrix')).toEqual([
    [
      '提货号 · 姓名 · 牛腩 · 大米 · 份数',
      '1 | 张三 | 2 | 1 | 3',
      '2 | 李四 | 1 |  | 1',
      '3 | 王五 |  | 3 | 3',
      '合计 |  | 3 | 4 | 7',
    ],
  ]);
});

test('GD-E3 矩阵 of more than twelve products goes on in a further part', () => {
  const day = computeDay(...largeGroup(4, 20, 20));
  const [first, second, ...others] = tablesOf.matrix(groundOf(day));
  expect([first?.columns.length, second?.columns.length, others]).toEqual([15, 11, []]);
  expect([first?.title, second?.title]).toEqual(['第 1 部分，共 2 部分', '第 2 部分，共 2 部分']);
});

test('GD-E3 in a file 矩阵 is never parted', () => {
  const day = computeDay(...largeGroup(4, 20, 20));
  const [all, ...others] = sheetMaker('matrix', groundOf(day))();
  expect([all?.columns.length, all?.rows.length, others]).toEqual([24, 5, []]);
  expect(sheetMaker('matrix', groundOf(computeDay(campaign, [])))()).toEqual([]);
});

test('GD-E8 in a file comments have a column of their own, marked, and nothing is to be ticked', () => {
  const [signing] = sheetMaker('signing', groundOf(three))();
  expect(signing?.columns.at(-1)).toEqual({ heading: '备注', marked: true });
  expect(signing?.rows.map((row) => row.at(-1))).toEqual(['少冰', '', '', '']);
  const [sorting] = sheetMaker('sorting', groundOf(three))();
  expect(sorting?.columns.map(({ heading }) => heading)).toEqual(['商品', '数量', '提货号', '姓名', '备注']);
  expect(sorting?.rows[0]).toEqual(['牛腩', 2, 1, '张三', '少冰']);
});

test('GD-E3 签收表 shows the end of a phone and leaves room to sign', () => {
  expect(only('signing')[0]).toEqual([
    '提货号 · 姓名 · 尾号 · 份数 · 应收 · 签名',
    '1 | 张三 | 5678 | 3 | 77.80 | ',
    '2 | 李四 | 0123 | 1 | 19.90 | ',
    '3 | 王五 |  | 3 | 114.00 | ',
    '合计 |  |  | 7 | 211.70 | ',
  ]);
});

test('GD-E8 a comment stands on every sheet', () => {
  for (const kind of sheetKinds) expect(JSON.stringify(tablesOf[kind](groundOf(three))), kind).toContain('少冰');
});

test('GD-E4 who shares a phone and an address comes as one, with every number, comment and piece', () => {
  const day = computeDay(campaign, [
    joined(1, { name: 'Amy Chen', phone: '604 555 0123', address: '12 Main St', comment: '少冰' }, beef(2)),
    joined(2, { name: '李四', phone: '6045550123', address: '14 Main St' }, beef(1)),
    joined(
      3,
      { name: 'amy chen', phone: '604-555-0123', address: '12  main st.', comment: '放门口' },
      beef(1),
      rice(1),
    ),
  ]);
  expect(partiesOf(day, false)).toHaveLength(3);
  expect(
    partiesOf(day, true).map(({ called, name, comment, count, amount }) => [called, name, comment, count, amount]),
  ).toEqual([
    ['1、3', 'Amy Chen', '1 号：少冰；3 号：放门口', 4, '97.70'],
    ['2', '李四', '', 1, '19.90'],
  ]);
});

test('GD-E4 who left no phone is never merged, and who collects is known by the phone alone', () => {
  const day = computeDay(campaign, [
    joined(1, { name: '张三', address: '12 Main St' }, beef(1)),
    joined(2, { name: '李四', address: '12 Main St' }, beef(1)),
    joined(3, { name: '王五', phone: '0912 345 678' }, beef(1)),
    joined(4, { name: '王五', phone: '0912345678' }, beef(1)),
  ]);
  expect(partiesOf(day, true).map(({ called }) => called)).toEqual(['1', '2', '3、4']);
});

test('a product at two prices is told apart by them wherever it is handed out', () => {
  const day = computeDay(campaign, [joined(1, { name: '张三' }, beef(1), wants(9, 1, '18'))]);
  expect(pickupCards(day, partiesOf(day, false))[0]?.items.map(({ name }) => name)).toEqual([
    '牛腩（单价 18.00）',
    '牛腩（单价 19.90）',
  ]);
});

test('what is delivered stands on a 配送单', () => {
  expect([sheetNames({ delivery: 1 }).pickup, sheetNames({ delivery: 2 }).pickup]).toEqual(['提货单', '配送单']);
});

test('GD-E5 报名明细 has a row for each buyer and a column for each product', () => {
  expect(shown(enrolmentTable(three)).slice(0, 2)).toEqual([
    '提货号 · 报名序号 · 姓名 · 电话 · 地址 · 牛腩 · 白菜 · 大米 · 份数 · 金额 · 备注',
    '1 | 1 | 张三 | 0912345678 |  | 2 |  | 1 | 3 | 77.80 | 少冰',
  ]);
});

test('GD-E5 明细行 has a row for each buyer and product', () => {
  expect(shown(lineTable(three)).slice(1)).toEqual([
    '1 | 1 | 张三 | 0912345678 |  | 9 | 牛腩 | 19.90 | 2 | 39.80 | 少冰',
    '1 | 1 | 张三 | 0912345678 |  | 6 | 大米 | 38.00 | 1 | 38.00 | 少冰',
    '2 | 2 | 李四 | +1 (604) 555-0123 |  | 9 | 牛腩 | 19.90 | 1 | 19.90 | ',
    '3 | 3 | 王五 |  |  | 6 | 大米 | 38.00 | 3 | 114.00 | ',
  ]);
});

const numberAt = (table: SheetTable, heading: string) => {
  const at = table.columns.findIndex((column) => column.heading === heading);
  return table.rows.reduce((sum, { cells }) => sum + Number(cells[at]), 0);
};
const amountAt = (table: SheetTable, heading: string) => {
  const at = table.columns.findIndex((column) => column.heading === heading);
  return sumMoney(table.rows.map(({ cells }) => String(cells[at])));
};
const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);

it('GD-E3 every sheet comes to the same pieces and the same amount, merged or not', () => {
  fc.assert(
    fc.property(enrolments, fc.boolean(), (all, merged) => {
      const day = computeDay(campaign, all);
      const ground = groundOf(day, merged);
      const stock = stockTable(day, new Map());
      const [pickup] = tablesOf.pickup(ground);
      const [signing] = tablesOf.signing(ground);
      if (!pickup || !signing) throw new Error('Failed to find a sheet.');
      const items = pickupCards(day, ground.parties).flatMap((card) => card.items.map(({ count }) => count));
      expect([
        numberAt(stock, '份数'),
        numberAt(supplierTable(day, new Map()), '份数'),
        sum(tablesOf.sorting(ground).map((table) => numberAt(table, '数量'))),
        numberAt(pickup, '份数'),
        sum(items),
        sum(tablesOf.matrix(ground).map((table) => Number(table.total.at(-1)))),
        numberAt(signing, '份数'),
        numberAt(enrolmentTable(day), '份数'),
        numberAt(lineTable(day), '份数'),
      ]).toEqual(Array.from({ length: 9 }, () => day.count));
      expect(
        [
          amountAt(stock, '金额'),
          amountAt(pickup, '金额'),
          amountAt(signing, '应收'),
          sumMoney([String(signing.total[4])]),
          amountAt(enrolmentTable(day), '金额'),
          amountAt(lineTable(day), '金额'),
        ].map((amount) => sumMoney([amount ?? ''])),
      ).toEqual(Array.from({ length: 6 }, () => sumMoney([day.amount])));
    }),
  );
});

it('every row is as long as there are columns, and no two rows of a part share a key', () => {
  fc.assert(
    fc.property(enrolments, fc.boolean(), (all, merged) => {
      const day = computeDay(campaign, all);
      const tables = sheetKinds.flatMap((kind) => tablesOf[kind](groundOf(day, merged)));
      for (const { columns, rows, total } of [...tables, enrolmentTable(day), lineTable(day)]) {
        expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
        expect([0, columns.length]).toContain(total.length);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }
    }),
  );
});

it('what the supplier gets holds nothing of any buyer, and no price', () => {
  const day = computeDay({ ...campaign, products: [offer(9, '牛腩', '19.9')] }, [
    joined(1, { name: '陈小红', phone: '6045550123', address: '12 Main St', comment: '少冰' }, beef(2)),
  ]);
  const said = JSON.stringify(tablesOf.stock(groundOf(day, false, { supplier: true })));
  for (const secret of ['陈', '小红', '0123', 'Main', '少冰', '19.9', '39.8']) expect(said).not.toContain(secret);
});
