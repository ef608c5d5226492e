import type { CSSProperties } from 'react';
import { cssOf } from '../document/inlineStyles.ts';
import { toReactStyle } from './toReactStyle.ts';

interface Names {
  forEach(visit: (style?: string) => void): void;
}

/** How characters with these inline styles are drawn, beside what draft-js draws by itself. */
export function drawStyles(styles: Names): CSSProperties {
  const declarations: Record<string, string> = {};
  const lines: string[] = [];
  styles.forEach((style = '') => {
    const css = cssOf(style);
    if (css) declarations[css[0]] = css[1];
    if (style === 'tag:small') declarations['font-size'] = 'smaller';
    if (style === 'tag:big') declarations['font-size'] = 'larger';
    if (style === 'tag:mark') declarations['background-color'] = 'Mark';
    // Two lines are one declaration; draft-js draws either, not both.
    if (style === 'UNDERLINE') lines.push('underline');
    if (style === 'STRIKETHROUGH') lines.push('line-through');
    if (style === 'SUPERSCRIPT') Object.assign(declarations, { 'vertical-align': 'super', 'font-size': 'smaller' });
    if (style === 'SUBSCRIPT') Object.assign(declarations, { 'vertical-align': 'sub', 'font-size': 'smaller' });
  });
  return toReactStyle(lines.length > 0 ? { 'text-decoration': lines.join(' '), ...declarations } : declarations);
}
