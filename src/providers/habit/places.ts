import type { Answered } from '#schemas/endpoints/Speech.ts';
import type { Place } from '#schemas/habit/Habit.ts';

/** What stands at a path: `data.items.0`; `''` is all of it, undefined what is not there. */
export function at(answer: unknown, path: string): unknown {
  return path === '' ? answer : path.split('.').reduce(step, answer);
}

const step = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, name) ? Reflect.get(held, name) : undefined;

/** What stands at a place of an answer. */
export function readPlace(place: Place, answer: unknown, header: Answered['header']): unknown {
  if (typeof place === 'string') return at(answer, place);
  if ('header' in place) return countIn(header?.(place.header));
  return linked(header?.('link'), place.link);
}

/** `319`, and what follows the stroke of `coupons 0-24/319`. */
const countIn = (header: string | null | undefined): string | undefined => /(\d+)\s*$/.exec(header ?? '')?.[1];

/** A parameter of the next page's address: `<https://…?page_info=abc>; rel="next"`. RFC 8288 */
function linked(header: string | null | undefined, param: string): string | undefined {
  const [, address] = /<([^>]*)>[^,<]*rel="?next"?/.exec(header ?? '') ?? [];
  return address === undefined ? undefined : (new URL(address, 'http://next').searchParams.get(param) ?? undefined);
}
