import { describe, expect, it, test } from 'vitest';
import { tableOf, textsOf } from '../../../../tests/support/tables.ts';
import type { Area } from '../Area.ts';
import { createTable } from '../createTable.ts';
import { mergeCells } from '../mergeCells.ts';
import { EMPTY, type Table } from '../Table.ts';
import type { Action } from './Action.ts';
import { alignActions, cellActions } from './cellActions.ts';
import { columnActions, rowActions } from './lineActions.ts';
import { sortActions, tableActions } from './tableActions.ts';

const all = [...rowActions, ...columnActions, ...cellActions, ...alignActions, ...sortActions, ...tableActions];
const at = (top: number, left: number, bottom = top, right = left): Area => ({ top, left, bottom, right });

function action(name: string, area: Area): Action {
  const found = all.find((each) => each.name(area) === name);
  if (!found) throw new Error(`no action ${name}`);
  return found;
}
const refusal = (name: string, table: Table, area: Area) => action(name, area).refusal?.(table, area);

it('no two actions read the same', () => {
  const names = all.map((each) => each.name(at(0, 0)));
  expect(new Set(names).size).toBe(names.length);
});

test.each<[name: string, table: Table, area: Area, reason: string | undefined]>([
  ['前插入行', createTable(), at(0, 0), '标题行总在最前'],
  ['前插入行', createTable(), at(1, 0), undefined],
  ['后插入行', createTable(100, 2), at(99, 0), '最多 100 行'],
  ['后插入 5 行', createTable(99, 2), at(94, 0, 98, 0), '最多 100 行'],
  ['右插入列', createTable(2, 20), at(0, 3), '最多 20 列'],
  ['插入标题行', createTable(), at(0, 0), '已经有标题行'],
  ['插入标题列', createTable(2, 20), at(0, 0), '最多 20 列'],
  ['合并单元格', createTable(), at(1, 1), '先选中相邻的几格'],
  ['合并单元格', createTable(), at(1, 1, 2, 2), undefined],
  ['向右合并', createTable(), at(1, 4), '右边没有一样高的单元格'],
  ['向下合并', createTable(), at(0, 0), '下面没有一样宽的单元格'],
  ['拆分成行', createTable(), at(1, 1), '没有可拆分的单元格'],
  ['按数值大小升序', mergeCells(createTable(), at(1, 1, 1, 2)), at(2, 0), '有合并单元格，不可排序'],
  ['读者可排序', mergeCells(createTable(), at(1, 1, 1, 2)), at(2, 0), '有合并单元格，不可排序'],
])('E8 %s: of %o at %o it is said: %s', (name, table, area, reason) => {
  expect(refusal(name, table, area)).toBe(reason);
});

describe('E8', () => {
  const four = tableOf(['1', '2'], ['3', '4']);
  test.each<[string, Area, readonly (readonly string[])[]]>([
    [
      '前插入 2 行',
      at(0, 0, 1, 0),
      [
        [EMPTY, EMPTY],
        [EMPTY, EMPTY],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '后插入行',
      at(0, 1),
      [
        ['1', '2'],
        [EMPTY, EMPTY],
        ['3', '4'],
      ],
    ],
    [
      '左插入列',
      at(0, 1),
      [
        ['1', EMPTY, '2'],
        ['3', EMPTY, '4'],
      ],
    ],
    ['删除当前行', at(0, 1), [['3', '4']]],
    ['删除当前列', at(0, 1), [['1'], ['3']]],
    ['合并单元格', at(0, 0, 0, 1), [['1<br>2'], ['3', '4']]],
    ['向右合并', at(0, 0), [['1<br>2'], ['3', '4']]],
    [
      '清空内容',
      at(0, 0, 1, 0),
      [
        [EMPTY, '2'],
        [EMPTY, '4'],
      ],
    ],
    [
      '逆序当前',
      at(0, 0),
      [
        ['3', '4'],
        ['1', '2'],
      ],
    ],
    [
      '按数值大小降序',
      at(0, 1),
      [
        ['3', '4'],
        ['1', '2'],
      ],
    ],
  ])('%s at %o', (name, area, texts) => {
    const after = action(name, area).run(four, area);
    expect(after && textsOf(after)).toEqual(texts);
  });

  test.each(['首行作标题', '首列作标题', '读者可排序', '隔行变色', '表格居中', '左上'])(
    '%s is switched on, and said to be',
    (name) => {
      const area = at(0, 0);
      const { run, isOn } = action(name, area);
      const after = run(four, area) ?? four;
      expect([isOn?.(four, area), isOn?.(after, area)]).toEqual([false, true]);
    },
  );

  test.each(['首行作标题', '首列作标题', '读者可排序', '隔行变色', '表格居中'])('%s is switched off again', (name) => {
    const area = at(0, 0);
    const { run, isOn } = action(name, area);
    const twice = run(run(four, area) ?? four, area) ?? four;
    expect(isOn?.(twice, area)).toBe(false);
  });

  it('a table is taken away as a whole, or with its last row', () => {
    expect(action('删除表格', at(0, 0)).run(four, at(0, 0))).toBeUndefined();
    expect(action('删除 2 行', at(0, 0, 1, 0)).run(four, at(0, 0, 1, 0))).toBeUndefined();
  });
});
