import { complete } from '#crud/declare/complete.ts';
import { declaredFrom } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import type { DerivedCalls } from '#crud/defineResource.ts';
import type { Resource } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { Calls } from '#providers/data/calls.ts';

/** So many made-up records where a declaration gives no examples. */
const MADE_UP = 3;

/**
 * The resource as the studio draws it: at one address, its form over the list, its calls made for a shop of the studio's.
 *
 * @param shop the shop whose id stands in the requests.
 */
export function stageOf(written: WrittenAsData, shop: number): Resource {
  const declared = declaredFrom(written);
  const { calls, order, ids }: ReturnType<DerivedCalls> =
    typeof declared.calls === 'function' ? declared.calls(declared) : { calls: declared.calls };
  const played = playable(inShopOf(written, calls, shop));
  const { access: _, rights: __, routes: ___, ...drawn } = declared;
  const examples = declared.examples ?? [];
  const inShop = written.scope === 'shop';
  return complete({
    ...drawn,
    scope: 'global',
    kind: 'collection',
    menu: false,
    routes: { list: '/studio' },
    calls: () => ({ calls: played, ...(ids && { ids }) }),
    ...(order && {
      order: inShop
        ? { ...order, request: ({ scope: _, ...input }) => order.request({ scope: shop, ...input }) }
        : order,
    }),
    ...(declared.form !== undefined || calls.create || calls.update
      ? { form: { ...declared.form, as: 'dialog' } }
      : {}),
    examples:
      examples.length > 0 ? examples : Array.from({ length: MADE_UP }, (_, nth) => exampleRecord(declared.fields, nth)),
  });
}

/** What a reference leads to, made up: a resource of that name with the field that names it. */
export const standIn = (name: string, shows: string, shop: number): Resource =>
  stageOf(
    { name, label: name, scope: 'shop', fields: { [shows]: { kind: 'text', label: name } }, calls: { noun: name } },
    shop,
  );

const inShopOf = ({ scope }: WrittenAsData, calls: Calls, shop: number): Calls =>
  scope === 'shop' ? boundTo(calls, shop) : calls;

/** What plays the applet has a handful of records: looking for words and sorting is done over what is loaded. */
function playable({ getList, ...others }: Calls): Calls {
  if (!getList) return others;
  const { search: _, sorts: __, operators: ___, follow: ____, ...list } = getList;
  return { ...others, getList: list };
}

/** The same calls, each for this shop whoever asks. */
function boundTo(calls: Calls, scope: number): Calls {
  const bound = Object.entries(calls).map(([verb, call]: [string, { request(input: object): unknown }]) => [
    verb,
    { ...call, request: (input: object) => call.request({ ...input, scope }) },
  ]);
  const made: unknown = Object.fromEntries(bound);
  // Verb by verb the same calls; no type follows a table through its entries.
  return made as Calls;
}
