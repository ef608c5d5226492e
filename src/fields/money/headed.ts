import type { AnyField } from '../Field.ts';

/** What stands over amounts: `单价（CA$）`; the unit stands here once, and in no row. */
export const headed = (heading: string, unit: string | undefined): string => (unit ? `${heading}（${unit}）` : heading);

/** The same over a field, which may hold something else than amounts. */
export const headedField = ({ kind }: AnyField, heading: string, unit: string | undefined): string =>
  headed(heading, kind === 'money' ? unit : '');
