/** Font sizes, in px. E10 */
export const fontSizes = [10, 11, 12, 14, 16, 18, 20, 24, 36] as const;

/** Line heights, in lines. E10 */
export const lineHeights = ['1', '1.5', '1.75', '2', '3', '4', '5'] as const;

/** Space before and after a paragraph, in px. E10 */
export const spacings = [5, 10, 15, 20, 25] as const;

/** How far the first line is set in. E10 */
export const INDENT = '2em';

/** One line is what the font says; more are counted in letters. */
export const lineHeightOf = (lines: string): string => (lines === '1' ? 'normal' : `${lines}em`);

/** How many lines a stored line height is, e.g. `1.5` for `1.5em`, `1.5` and `150%`; undefined for any other. */
export function linesOf(lineHeight: string | undefined): string | undefined {
  if (lineHeight === undefined) return undefined;
  if (lineHeight === 'normal') return '1';
  const [, number, unit] = /^([\d.]+)(em|%)?$/.exec(lineHeight) ?? [];
  return number === undefined ? undefined : String(unit === '%' ? Number(number) / 100 : Number(number));
}

/** Families a text can be set in, and what they are called. */
export const fontFamilies = [
  { name: '宋体', family: '宋体, SimSun' },
  { name: '微软雅黑', family: '微软雅黑, "Microsoft YaHei"' },
  { name: '楷体', family: '楷体, 楷体_GB2312, SimKai' },
  { name: '黑体', family: '黑体, SimHei' },
  { name: '隶书', family: '隶书, SimLi' },
  { name: 'Arial', family: 'arial, helvetica, sans-serif' },
  { name: 'Arial Black', family: '"arial black", "avant garde"' },
  { name: 'Comic Sans MS', family: '"comic sans ms"' },
  { name: 'Impact', family: 'impact, chicago' },
  { name: 'Times New Roman', family: '"times new roman"' },
  { name: 'Andale Mono', family: '"andale mono"' },
] as const;
