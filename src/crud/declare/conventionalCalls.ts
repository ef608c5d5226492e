import { heldCodecs, writtenCodecs } from '#fields/codecs.ts';
import type { FieldMap } from '#fields/Field.ts';
import type { Calls, CreateInput, ListQuery, OneQuery, Scope, SwapInput, UpdateInput } from '#providers/data/calls.ts';
import { conventionalRows } from '#schemas/endpoints/conventional.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Derivable, DerivedCalls } from '../defineResource.ts';
import type { Resource } from '../Resource.ts';

type Verb = 'getList' | 'getOne' | 'create' | 'update' | 'deleteOne';

interface Naming {
  /** Several of them on the wire; the noun with an `s` where nothing is said. */
  readonly plural?: string;
  /** What the applet serves; all of it where nothing is said. */
  readonly verbs?: readonly Verb[];
  /** The records are sorted by hand, by swapping neighbours. C2 */
  readonly order?: true;
  /** Fields the applet itself narrows the list by. */
  readonly filters?: readonly string[];
  /** One record per scope instead of many. */
  readonly only?: true;
}

const everything: readonly Verb[] = ['getList', 'getOne', 'create', 'update', 'deleteOne'];
const onlyVerbs: readonly Verb[] = ['getOne', 'update'];

/**
 * Calls named as the applet names its own, their bodies read off the fields: `calls: conventionalCalls('coupon')`.
 *
 * For a resource whose rows the specification does not fix. What each field looks like on the wire: `codecs.ts`.
 */
export function conventionalCalls(noun: string, naming: Naming = {}): DerivedCalls {
  // Whoever looks at a declaration asks for them, and whoever makes a resource of it does again.
  const derive = memoize(({ scope, fields }: Derivable) => {
    const {
      plural = `${noun}s`,
      verbs = naming.only ? onlyVerbs : everything,
      order,
      only,
      filters = filtersOf(fields),
    } = naming;
    const shop = scope === 'shop';
    const rows = conventionalRows({
      noun,
      plural,
      shop,
      held: heldCodecs(fields),
      written: writtenCodecs(fields),
      filters,
    });
    const inScope = (scope: Scope) => (shop ? { shop_id: scope } : {});
    const one = ({ scope, id }: OneQuery) => ({ ...inScope(scope), [`${noun}_id`]: id });
    const calls = {
      getList: {
        row: rows.getList,
        request: ({ scope, page, size, filters }: ListQuery) => ({ ...inScope(scope), page, size, ...filters }),
        records: plural,
        total: 'total_count',
        filters,
      },
      getOne: only
        ? { row: rows.getOnly, request: ({ scope }: OneQuery) => inScope(scope), record: noun }
        : { row: rows.getOne, request: one, record: noun },
      create: {
        row: rows.create,
        request: ({ scope, values }: CreateInput) => ({ ...inScope(scope), ...values }),
        id: `${noun}_id`,
      },
      update: { row: rows.update, request: ({ values, ...query }: UpdateInput) => ({ ...one(query), ...values }) },
      deleteOne: { row: rows.deleteOne, request: one },
    };
    const served: unknown = Object.fromEntries(verbs.map((verb) => [verb, calls[verb]]));
    // The names of wire fields are made here; no type knows them beforehand.
    return { calls: served as Calls, ...(order && { order: swapOf(rows.swap, noun, inScope) }) };
  });
  return Object.assign(derive, { habit: { noun, ...naming } });
}

const swapOf = (
  row: ReturnType<typeof conventionalRows>['swap'],
  noun: string,
  inScope: (scope: Scope) => object,
): NonNullable<Resource['order']> => ({
  row,
  request: ({ scope, a, b }: SwapInput) => ({ ...inScope(scope), [`a_${noun}_id`]: a, [`b_${noun}_id`]: b }),
});

const filtersOf = (fields: FieldMap): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'choice' || fields[name]?.kind === 'ref');
