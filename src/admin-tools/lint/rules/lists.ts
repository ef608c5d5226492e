import type { Declared } from '#crud/declare/complete.ts';
import { VIRTUAL_ABOVE } from '#crud/list/virtualAbove.ts';
import { named } from '../checkShape.ts';
import { found } from '../Finding.ts';
import { nearest } from '../nearest.ts';
import type { Rule } from '../ProductFacts.ts';
import { isList } from './fieldsIn.ts';

const MOST_A_PAGE = 1000;
const LENGTH = String.raw`(?:\d+(?:\.\d+)?(?:px|rem|em|ch|fr|%)|auto|min-content|max-content|0)`;
const SIZE = new RegExp(
  String.raw`^(?:${LENGTH}|(?:minmax|min|max|fit-content|clamp)\(\s*${LENGTH}(?:\s*,\s*${LENGTH})*\s*\))$`,
);

/** The fields a declaration names as columns; undefined where they follow from the fields. */
export function columnsOf({ list }: Declared): readonly string[] | undefined {
  if (list?.columns === undefined) return undefined;
  return Array.isArray(list.columns) ? list.columns : Object.keys(list.columns);
}

/** A list can be drawn as it is declared. */
export const lists: Rule = (declared) => {
  const { list = {} } = declared;
  const { title, tabs, filters = [], offline = [], late = {}, pageSize, detail, grid, columns = {} } = list;
  const row = grid?.of === undefined ? undefined : declared.fields[grid.of];
  const inGrid = row && isList(row) ? row.of : declared.fields;
  const shown = columnsOf(declared);
  const sizes = Array.isArray(columns) ? [] : Object.entries(columns);
  return [
    ...(title !== undefined && shown && !shown.includes(title)
      ? [found('title-off-list', ['list', 'title'], `"${title}" 不是其中一列`, { meant: nearest(title, shown) })]
      : []),
    ...offline.flatMap((name, nth) =>
      (shown && !shown.includes(name)) || Object.hasOwn(late, name)
        ? [found('offline-off-list', ['list', 'offline', nth], `"${name}" 不在列表的应答里`)]
        : [],
    ),
    ...filters.flatMap((name, nth) =>
      name === tabs ? [found('tabs-twice', ['list', 'filters', nth], `"${name}" 已经是标签页`)] : [],
    ),
    ...(pageSize !== undefined && !(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= MOST_A_PAGE)
      ? [found('page-size', ['list', 'pageSize'], `pageSize 是 ${pageSize}`)]
      : []),
    ...(detail && pageSize !== undefined && pageSize > VIRTUAL_ABOVE
      ? [
          found('tall-rows', ['list', 'detail'], `每页 ${pageSize} 行，超过 ${VIRTUAL_ABOVE} 行就不能展开`, {
            at: 'key',
          }),
        ]
      : []),
    ...(grid?.fields ?? []).flatMap((name, nth) => named(name, 'typed', ['list', 'grid', 'fields', nth], inGrid)),
    ...sizes.flatMap(([name, size]) =>
      SIZE.test(String(size)) ? [] : [found('malformed-size', ['list', 'columns', name], `"${String(size)}" 不是宽度`)],
    ),
  ];
};
