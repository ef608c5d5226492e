import type { Scope, Values } from '#providers/data/calls.ts';

/** Numbers that no record has: where one turns up in a request, there stands what it was given for. */
const marks = {
  scope: 987_654_321,
  id: 987_654_322,
  other: 987_654_323,
  page: 987_654_324,
  size: 987_654_325,
} as const;

type Marks = typeof marks;
type Spot = keyof Marks;

/** Under which fields of a request the shop, the id and the page are found; undefined where it does not say them. */
export type Spots = Readonly<Record<Spot, string | undefined>>;

/** Learns from a call's own request how it names things: `({ scope, id }) => ({ shop_id: scope, tag_id: id })`. */
export function spotsOf(request: (marks: Marks) => Values): Spots {
  const asked = Object.entries(request(marks));
  const nameOf = (mark: number) => asked.find(([, value]) => value === mark)?.[0];
  return {
    scope: nameOf(marks.scope),
    id: nameOf(marks.id),
    other: nameOf(marks.other),
    page: nameOf(marks.page),
    size: nameOf(marks.size),
  };
}

/** A number of a request; `otherwise` where the request does not say it. */
export const numberAt = (fields: Values, spot: string | undefined, otherwise: number): number =>
  spot === undefined ? otherwise : Number(fields[spot] ?? otherwise);

/** The shop a request names. */
export const scopeAt = (fields: Values, { scope }: Spots): Scope =>
  scope === undefined ? undefined : Number(fields[scope]);

/** What a request holds beside the names of shop and record. */
export const valuesAt = (fields: Values, { scope, id }: Spots): Values =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== scope && name !== id));
