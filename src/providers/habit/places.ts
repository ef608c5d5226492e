import type { Answered } from '#schemas/endpoints/Speech.ts';
import type { Place } from '#schemas/habit/Habit.ts';
import { at } from '#schemas/habit/saysNo.ts';

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
