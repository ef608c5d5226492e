import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { accessOf } from '../access/useAccess.ts';
import { formFor } from '../form/formFor.ts';
import { readClip } from '../transfer/sheet/clipText.ts';
import { cellsIn, copy, paste } from './clip.ts';
import { type GridOf, gridRows } from './gridRows.ts';
import { begin, redo, settle, step, undo } from './history.ts';
import { joinSteps, mergeChange, stepOf } from './mergeChange.ts';
import { planChanges } from './planChanges.ts';
import { stepTo } from './steps.ts';
import { faultsIn, openCell, putTexts, type Typed, textOf } from './typed.ts';

const { form, list } = goods;
if (!form || !list.grid) throw new Error('Failed to find the sheet of goods.');
const of: GridOf = {
  resource: goods,
  form: formFor(goods, form, accessOf(goods, null), 'update').written,
  grid: list.grid,
};

const tea = { id: 1, name: '红茶', type: 1, price: '12.50', stock: 8, spec: [] };
const pizza = {
  ...{ id: 2, name: '披萨', type: 2, price: '20.00', stock: 3 },
  spec: [
    { id: 21, name: '小', price: '20.00', key: 'a' },
    { id: 22, name: '大', price: '30.00', key: 'b' },
    { name: '没有编号', price: '1.00' },
  ],
};
const flowers = { id: 3, name: '花束', type: 3, stock: 5, spec: [{ id: 31, Name: '包装', options: [] }] };
const records = [tea, pizza, flowers];
const rows = gridRows(of, records);
const columns = ['price', 'stock'];

const cellOf = (key: string) => {
  const cell = rows
    .flatMap((row) => columns.flatMap((column) => openCell(row, column) ?? []))
    .find((each) => each.key === key);
  if (!cell) throw new Error(`Failed to find the cell ${key}.`);
  return cell;
};
const typing = (texts: Typed): Typed =>
  putTexts(
    {},
    Object.entries(texts).map(([key, text]) => [cellOf(key), text]),
  );
const planned = (texts: Typed) => planChanges(of, rows, typing(texts));

it('GL-D2 shows each record on a line, its saved specs below it, and why a cell is not to be filled in here', () => {
  const shown = rows.map((row) => [
    row.title,
    ...columns.map((column) => {
      const cell = row.cells[column];
      return cell && ('field' in cell ? textOf({}, cellOf(`${row.key}.${column}`)) : cell.reason);
    }),
  ]);
  expect(shown).toEqual([
    ['红茶', '12.50', '8'],
    ['披萨', '在下面逐行填写', '3'],
    ['小', '20.00', undefined],
    ['大', '30.00', undefined],
    ['花束', '复杂规格，请在编辑页修改', '5'],
  ]);
});

test.each([
  ['1.price', '１２．８', '12.8', undefined],
  ['1.price', '¥1,234.50', '1234.50', undefined],
  ['1.price', '$ 3', '3', undefined],
  ['1.price', '-1', '-1', '价格格式不正确'],
  ['1.price', '1.234', '1.234', '价格格式不正确'],
  ['1.price', '三块', '三块', '价格格式不正确'],
  ['1.price', '', '', '价格格式不正确'],
  ['2/spec/21.price', 'abc', 'abc', '价格格式不正确'],
  ['1.stock', '1,200', '1200', undefined],
  ['1.stock', '７', '7', undefined],
  ['1.stock', '1.5', '1.5', '库存必须是不小于 0 的整数'],
  ['1.stock', '-3', '-3', '库存必须是不小于 0 的整数'],
  ['1.stock', '', '', '请输入库存'],
])('G5 %s typed as %j stands as %j: %s', (key, text, stands, fault) => {
  const typed = typing({ [key]: text });
  expect([typed[key], faultsIn(rows, columns, typed).get(key)]).toEqual([stands, fault]);
});

test.each(['12.50', '12.5', '１２．５０', '¥12.50'])('what says the same as the record, %j, is no change', (text) => {
  expect(typing({ '1.price': text })).toEqual({});
});

describe('what is copied out of a sheet of another program', () => {
  test.each([
    ['Excel and WPS', '9.90\r\n8\r\n'],
    ['Google Sheets', '9.90\n8'],
    ['Numbers', '"9.90"\n"8"\n'],
    ['full-width', '９．９０\r\n８\r\n\r\n'],
    ['with a currency', '¥9.90\r\n"¥8"\r\n'],
  ])('%s: lands line by line', (_, text) => {
    const at = { top: 2, bottom: 2, left: 0, right: 0 };
    const { texts, missed } = paste(rows, columns, at, readClip(text));
    expect([putTexts({}, texts), missed]).toEqual([{ '2/spec/21.price': '9.90', '2/spec/22.price': '8' }, 0]);
  });

  it('what falls on a place that cannot be changed, or beyond the end, is counted; a blank changes nothing', () => {
    const at = { top: 3, bottom: 3, left: 0, right: 0 };
    const { texts, missed } = paste(rows, columns, at, readClip('31\t\r\n5\t6\r\n7'));
    expect([putTexts({}, texts), missed]).toEqual([{ '2/spec/22.price': '31', '3.stock': '6' }, 2]);
  });

  it('a single cell fills all that is chosen', () => {
    const range = { top: 0, bottom: 4, left: 1, right: 1 };
    expect(putTexts({}, paste(rows, columns, range, readClip('2\r\n')).texts)).toEqual({
      ...{ '1.stock': '2', '2.stock': '2', '3.stock': '2' },
    });
  });

  it('what is copied and pasted back in its place changes nothing, whatever was typed', () => {
    const whole = { top: 0, bottom: rows.length - 1, left: 0, right: 1 };
    const cells = cellsIn(rows, columns, whole);
    const anything = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...cells), anything)), (texts) => {
        const typed = putTexts({}, texts);
        const back = paste(rows, columns, whole, readClip(copy(rows, columns, whole, typed)));
        const said = (all: Typed) => cells.map((cell) => textOf(all, cell).replaceAll(/\r\n?/g, '\n'));
        expect(said(putTexts(typed, back.texts))).toEqual(said(typed));
      }),
    );
  });
});

it('every step leads back and forth again, key presses in one cell being one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.option(fc.constantFrom('a', 'b'), { nil: undefined }))),
      (presses) => {
        let history = begin({});
        for (const [text, within] of presses)
          history = within ? step(history, { [within]: text }, within) : settle(history);
        const { now, past } = history;
        let back = history;
        for (const _ of past) back = undo(back);
        expect([back.now, back.past]).toEqual([{}, []]);
        for (const _ of past) back = redo(back);
        expect([back.now, back.future]).toEqual([now, []]);
      },
    ),
  );
});

test.each([
  [{ row: 0, col: 0 }, { down: 1, along: 0 }, false, { row: 2, col: 0 }],
  [{ row: 3, col: 0 }, { down: 1, along: 0 }, false, { row: 3, col: 0 }],
  [{ row: 0, col: 1 }, { down: 1, along: 0 }, true, { row: 4, col: 1 }],
  [{ row: 0, col: 1 }, { down: 0, along: -1 }, false, { row: 0, col: 0 }],
  [{ row: 4, col: 1 }, { down: 0, along: -1 }, false, { row: 4, col: 1 }],
])('from %j the step %j (far: %s) leads to %j, past what cannot be filled in', (at, by, far, to) => {
  expect(stepTo(rows, columns, at, by, far)).toEqual(to);
});

it('N1 a record is sent the fields that changed; rows that nobody touched go along as they are', () => {
  const [one, two] = planned({ '1.stock': '9', '2/spec/22.price': '33' });
  expect(one).toMatchObject({ id: 1, after: { stock: 9 }, lines: [{ label: '库存', before: '8', after: '9' }] });
  expect(two?.after).toEqual({ spec: [pizza.spec[0], { ...pizza.spec[1], price: '33' }, pizza.spec[2]] });
  expect(two?.lines).toMatchObject([{ row: '大', before: '30.00', after: '33' }]);
});

it('a row outside of the sheet that is wrong keeps its record from being sent, with the reason', () => {
  const broken = { ...pizza, spec: [...pizza.spec.slice(0, 2), { id: 23, name: '', price: '1.00' }] };
  const lines = gridRows(of, [broken]);
  const cell = openCell(lines[1], 'price');
  const [change] = planChanges(of, lines, putTexts({}, cell ? [[cell, '9']] : []));
  expect(change?.fault).toBe('规格第 3 行：请输入规格的名称');
});

const wanted = (texts: Typed) => {
  const [change] = planned(texts);
  if (!change) throw new Error('Failed to change anything.');
  return change;
};

test.each([
  ['nothing else', tea, { '1.price': '13' }, { price: '13' }],
  ['another field', { ...tea, stock: 1 }, { '1.price': '13' }, { price: '13' }],
  ['the same field to the same', { ...tea, price: '13.00' }, { '1.price': '13' }, {}],
] as const)('N1 while somebody changed %s, only what is wanted is sent', (_, now, texts, values) => {
  expect(mergeChange(of, wanted(texts), now)).toEqual({ values });
});
test.each([
  ['the same price', { ...tea, price: '15.00' }, { '1.price': '13' }, ['价格']],
  ['the kind of goods', { ...tea, type: 3 }, { '1.price': '13' }, ['规格类型']],
  [
    'the same spec',
    { ...pizza, spec: [pizza.spec[0], { ...pizza.spec[1], price: '31.00' }] },
    { '2/spec/22.price': '33' },
    ['大 价格'],
  ],
] as const)('N1 while somebody changed %s, nothing is overwritten', (_, now, texts, changedElsewhere) => {
  expect(mergeChange(of, wanted(texts), now)).toEqual({ changedElsewhere });
});

it('N1 another spec that somebody has changed stays as they made it, there and back', () => {
  const saved = { ...pizza, spec: pizza.spec.slice(0, 2) };
  const lines = gridRows(of, [saved]);
  const cell = openCell(lines[2], 'price');
  const [change] = planChanges(of, lines, putTexts({}, cell ? [[cell, '33']] : []));
  if (!change) throw new Error('Failed to change anything.');
  const theirs = { ...saved, spec: [{ ...saved.spec[0], price: '18.00' }, saved.spec[1]] };
  const merged = mergeChange(of, change, theirs);
  expect(merged).toEqual({ values: { spec: [theirs.spec[0], { ...saved.spec[1], price: '33' }] } });
  const now = { ...theirs, ...('values' in merged ? merged.values : {}) };
  expect(stepOf(change, now).was).toEqual({ spec: theirs.spec });
});

it('all that was done to a record is taken back at once, however often it was saved', () => {
  const change = fc.dictionary(fc.constantFrom('1.price', '1.stock'), fc.nat(99).map(String));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), (saves) => {
      let now: typeof tea = tea;
      let step: ReturnType<typeof stepOf> | undefined;
      for (const typed of saves) {
        const lines = gridRows(of, [now]);
        const cells = columns.flatMap((column) => openCell(lines[0], column) ?? []);
        const texts = cells.flatMap((cell) => (typed[cell.key] ? [[cell, typed[cell.key] ?? ''] as const] : []));
        const [wanted] = planChanges(of, lines, putTexts({}, texts));
        if (!wanted) continue;
        now = { ...now, ...wanted.after };
        const next = stepOf(wanted, now);
        step = step ? joinSteps(step, next) : next;
      }
      if (step) expect({ ...now, ...step.was }).toEqual(tea);
    }),
  );
});

describe('the sheet of what is inside of one record', () => {
  const { form, list } = groupons;
  if (!form || !list.grid) throw new Error('Failed to find the sheet of group-buys.');
  const access = accessOf(groupons, null);
  const one: GridOf = { resource: groupons, form: formFor(groupons, form, access, 'update').written, grid: list.grid };
  const rice = { id: 91, name: '大米', price: '38.00', limit: 5, amount: 200, img: '/a.webp', description: '新米' };
  const oil = { id: 92, name: '山茶油', price: '26.50', limit: 0, amount: 30, img: '', description: '' };
  const harvest = { id: 9, name: '秋收团', start_time: '2026-03-01', products: [rice, oil] };
  const lines = gridRows(one, [harvest]);
  const cell = (key: string) => {
    const found = lines.flatMap((row) => list.grid?.fields.flatMap((name) => openCell(row, name) ?? []) ?? []);
    return found.find((each) => each.key === `9/products/${key}`) ?? expect.fail(`Failed to find the cell ${key}.`);
  };
  const typed = (texts: Readonly<Record<string, string>>) =>
    putTexts(
      {},
      Object.entries(texts).map(([key, text]) => [cell(key), text]),
    );
  const change = (texts: Readonly<Record<string, string>>) =>
    planChanges(one, lines, typed(texts))[0] ?? expect.fail('Failed to change anything.');
  const held = (...products: readonly object[]) => ({ ...harvest, products });

  it('is a verb of the record and no tool of the list; its lines are the rows alone', () => {
    expect(list.tools.map(({ label }) => label)).toEqual([]);
    expect(groupons.actions.grid?.label({ id: 9 })).toBe('改价 / 库存');
    expect(lines.map(({ title, cells }) => [title, Object.keys(cells)])).toEqual([
      ['大米', ['price', 'limit', 'amount']],
      ['山茶油', ['price', 'limit', 'amount']],
    ]);
    expect(gridRows(one, [{ id: 9, name: '空团' }])).toEqual([]);
  });

  test.each([
    ['91.price', '-1', '请输入正确的商品价格'],
    ['91.price', '', '请输入正确的商品价格'],
    ['91.limit', '2.5', '限制购买数量必须大于0'],
    ['91.limit', '-1', '限制购买数量必须大于0'],
    ['92.amount', '-3', '数量不能小于 0'],
  ])('B4 %s typed as %j: %s', (key, text, fault) => {
    expect([...faultsIn(lines, list.grid?.fields ?? [], typed({ [key]: text })).values()]).toEqual([fault]);
  });

  it('T6 a limit that is emptied is none, and emptying none changes nothing', () => {
    expect(typed({ '91.limit': '', '92.limit': ' ' })).toEqual({ '9/products/91.limit': '0' });
  });

  it('B5 all that is typed is one record: its rows go with their ids and with all that is not in the sheet', () => {
    const { after, lines } = change({ '91.price': '39', '91.amount': '180', '92.limit': '2' });
    expect(after).toEqual({
      products: [
        { ...rice, price: '39', amount: 180 },
        { ...oil, limit: 2 },
      ],
    });
    expect(lines.map(({ row, label, before, after }) => [row, label, before, after])).toEqual([
      ['大米', '价格', '38.00', '39'],
      ['大米', '数量', '200', '180'],
      ['山茶油', '限购', '0', '2'],
    ]);
  });

  test.each([
    ['another cell of the same row', [{ ...rice, amount: 150 }, oil], [{ ...rice, price: '39', amount: 150 }, oil]],
    [
      'another row',
      [rice, { ...oil, price: '25.00' }],
      [
        { ...rice, price: '39' },
        { ...oil, price: '25.00' },
      ],
    ],
    ['their order', [oil, rice], [oil, { ...rice, price: '39' }]],
    ['and added a row', [rice, oil, { ...oil, id: 93 }], [{ ...rice, price: '39' }, oil, { ...oil, id: 93 }]],
    ['nothing, and spells amounts otherwise', [{ ...rice, price: '38' }, oil], [{ ...rice, price: '39' }, oil]],
  ])('N1 while somebody changed %s, it stays as they made it', (_, products, sent) => {
    expect(mergeChange(one, change({ '91.price': '39' }), held(...products))).toEqual({ values: { products: sent } });
  });
  test.each([
    ['the same cells', [{ ...rice, price: '40.00', amount: 1 }, oil], ['大米 价格', '大米 数量']],
    ['one of them', [{ ...rice, price: '39.00', amount: 1 }, oil], ['大米 数量']],
    ['the row away', [oil], ['大米']],
  ])('N1 while somebody changed %s, nothing is overwritten, and they are named', (_, products, changedElsewhere) => {
    const wanted = change({ '91.price': '39', '91.amount': '180' });
    expect(mergeChange(one, wanted, held(...products))).toEqual({ changedElsewhere });
  });

  it('N1 what was saved is taken back, however the amount is spelt by then', () => {
    const wanted = change({ '91.price': '39' });
    const step = stepOf(wanted, held({ ...rice, price: '39' }, oil));
    const back = { before: step.now, after: step.was };
    expect(mergeChange(one, back, held({ ...rice, price: '39.00' }, { ...oil, amount: 29 }))).toEqual({
      values: { products: [rice, { ...oil, amount: 29 }] },
    });
  });
});
