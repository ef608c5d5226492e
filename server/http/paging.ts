import { codes, Refusal } from '../refusals.ts';
import { malformedField } from '../sentences.ts';

/** As many as one answer holds. */
export const MOST_ROWS = 1000;

/** Which rows of a list are wanted: pages count from 1, 1 to 1000 rows each. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** The page as the database counts. @throws Refusal 400 when there cannot be such a page. */
export function toWindow({ page, size }: Page): { readonly limit: number; readonly offset: number } {
  if (page < 1) throw new Refusal(codes.badInput, malformedField('page'));
  if (size < 1 || size > MOST_ROWS) throw new Refusal(codes.badInput, malformedField('size'));
  return { limit: size, offset: (page - 1) * size };
}

/** Where a list stands, as its answer says it; a list without rows has no page. */
export function toPosition({ page, size }: Page, total: number) {
  return { current_page: page, total_page: Math.ceil(total / size), total_count: total };
}
