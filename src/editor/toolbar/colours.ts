/** A colour and what it is called. */
export interface Colour {
  readonly name: string;
  readonly value: string;
}

const columns = ['白', '黑', '茶', '深蓝', '蓝', '红', '绿', '紫', '青', '橙'];

const theme: readonly (readonly [shade: string, values: string])[] = [
  ['', 'ffffff 000000 eeece1 1f497d 4f81bd c0504d 9bbb59 8064a2 4bacc6 f79646'],
  ['一档', 'f2f2f2 7f7f7f ddd9c3 c6d9f0 dbe5f1 f2dcdb ebf1dd e5e0ec dbeef3 fdeada'],
  ['二档', 'd8d8d8 595959 c4bd97 8db3e2 b8cce4 e5b9b7 d7e3bc ccc1d9 b7dde8 fbd5b5'],
  ['三档', 'bfbfbf 3f3f3f 938953 548dd4 95b3d7 d99694 c3d69b b2a2c7 92cddc fac08f'],
  ['四档', 'a5a5a5 262626 494429 17365d 366092 953734 76923c 5f497a 31859b e36c09'],
  ['五档', '7f7f7f 0c0c0c 1d1b10 0f243e 244061 632423 4f6128 3f3151 205867 974806'],
];

/** 主题颜色: six rows of ten. */
export const themeColours: readonly Colour[] = theme.flatMap(([shade, values]) =>
  values.split(' ').map((value, at) => ({ name: [columns[at], shade].filter(Boolean).join(' '), value: `#${value}` })),
);

/** 标准颜色: one row of ten. */
export const standardColours: readonly Colour[] = [
  ['深红', 'c00000'],
  ['大红', 'ff0000'],
  ['橙黄', 'ffc000'],
  ['黄', 'ffff00'],
  ['浅绿', '92d050'],
  ['翠绿', '00b050'],
  ['天蓝', '00b0f0'],
  ['湖蓝', '0070c0'],
  ['藏青', '002060'],
  ['紫罗兰', '7030a0'],
].map(([name = '', value]) => ({ name, value: `#${value}` }));

/** How many stand in a row. */
export const COLUMNS = 10;
