import { withAttribute } from './cellLooks.ts';
import { styleValue, withStyle } from './styleText.ts';
import type { Attributes, Row } from './Table.ts';

/** What a table is switched to stands in its classes: they come through every cleaning. E8 */
export const flags = { sortable: 'sortEnabled', striped: 'striped' } as const;

type Flag = (typeof flags)[keyof typeof flags];

const classesOf = (attributes: Attributes): readonly string[] => (attributes.class ?? '').split(/\s+/).filter(Boolean);

/** Whether an element carries a flag. */
export const hasFlag = (attributes: Attributes, flag: Flag): boolean => classesOf(attributes).includes(flag);

/** Attributes with these flags and no others; other classes stay. */
export function withFlags(attributes: Attributes, wanted: readonly Flag[]): Attributes {
  const known: readonly string[] = Object.values(flags);
  const others = classesOf(attributes).filter((name) => !known.includes(name));
  return withAttribute(attributes, 'class', [...others, ...wanted].join(' '));
}

/** The ground of every second row; written out, for readers who know none of our styles. */
const STRIPE = '#f7faff';

/** Every second row below the header, counted from 0, stands on a ground of its own. */
export const isStripe = (row: number, headers: number): boolean => row >= headers && (row - headers) % 2 === 1;

/** A striped row's attributes; one that has a ground of its own keeps it. */
export function withStripe(attributes: Attributes): Attributes {
  if (styleValue(attributes.style, 'background-color') !== undefined) return attributes;
  return withAttribute(attributes, 'style', withStyle(attributes.style, 'background-color', STRIPE));
}

/** The row without the ground that striping gave it. */
export function withoutStripe(row: Row): Row {
  if (styleValue(row.attributes.style, 'background-color') !== STRIPE) return row;
  const style = withStyle(row.attributes.style, 'background-color', undefined);
  return { ...row, attributes: withAttribute(row.attributes, 'style', style) };
}
