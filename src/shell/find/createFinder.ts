import { accessOf } from '#crud/access/useAccess.ts';
import type { MadeRefine } from '#crud/data/MadeRefine.ts';
import { partsOf } from '#crud/data/partsOf.ts';
import type { Findable } from '#crud/find/Findable.ts';
import { findableRecord, type Whose } from '#crud/find/findableRecord.ts';
import { findLists } from '#crud/find/findLists.ts';
import { applyFieldAccess } from '#crud/list/applyFieldAccess.ts';
import type { Resource } from '#crud/Resource.ts';
import { inPairs } from '#crud/transfer/inPairs.ts';
import type { Page } from '#pages/Page.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import type { Profile, ProfileShop } from '#providers/session/createProfile.ts';
import { nameOfShop } from '#providers/session/createProfile.ts';
import type { Providers } from '#providers/useProviders.ts';
import { isResource, type Section } from '../sections.ts';
import { findablePages, hasSection } from './findablePages.ts';
import { shopAt } from './shopAt.ts';

interface Dependencies {
  readonly made: Pick<MadeRefine, 'dataProvider' | 'queryClient'>;
  readonly providers: Pick<Providers, 'call' | 'clock'>;
  readonly sections: readonly Section[];
  readonly profile: Profile;
}

/** How far the reading has come. */
export interface FindProgress {
  /** Shops that are read to the end. */
  readonly shops: number;
  /** How many lists did not arrive. */
  readonly failed: number;
  /** What there is more of than was read, e.g. `订单`. */
  readonly cut: readonly string[];
}

/** One list, or what one page lets be found, in one shop. */
interface Job {
  readonly scope: Scope;
  read(signal: AbortSignal, tell: () => void): Promise<void>;
}

/**
 * Everything that 找 looks through: pages and actions, all that the cache holds of the lists, and what is read beyond that,
 * shop by shop, the open one first, two calls at a time. What does not arrive holds up nothing else.
 */
export function createFinder({ made, providers, sections, profile }: Dependencies) {
  const { call, clock } = providers;
  const lists = findLists({ client: made.queryClient, provider: made.dataProvider, now: () => clock.now() });
  const open = sections.filter(({ access }) => canAccess(access, profile).can);
  const searched = open.filter(isResource).filter(isSearched);
  const offering = open.flatMap((section) => (isResource(section) || !section.find ? [] : [section]));
  const { shops } = profile;
  const pages = findablePages(sections, profile);
  const offered = new Map<string, Findable>();
  const known = new WeakMap<DataRecord, readonly Findable[]>();
  const cut = new Set<string>();

  const whoseOf = (resource: Resource, shop?: ProfileShop): Whose => {
    const access = accessOf(resource, profile);
    return { resource: applyFieldAccess(resource, access), access, scope: shop?.id, shop: shop && nameOfShop(shop) };
  };
  const all: readonly Whose[] = searched.flatMap((resource) =>
    resource.scope === 'shop' ? shops.map((shop) => whoseOf(resource, shop)) : [whoseOf(resource)],
  );

  const readList =
    (resource: Resource, scope: Scope, part: Values): Job['read'] =>
    async (signal, onPage) => {
      const { whole } = await lists.read({ resource, scope, part, signal, onPage });
      if (!whole) cut.add(resource.label);
    };
  const readPage =
    ({ find }: Page, shop: ProfileShop): Job['read'] =>
    async (signal, tell) => {
      const source = await find?.();
      const records = async (name: string) => {
        const resource = searched.find((each) => each.name === name);
        if (!resource) return [];
        return (await lists.read({ resource, scope: shop.id, part: {}, signal, onPage: tell })).records;
      };
      await source?.read({ shop, signal, call, records, fresh: lists.fresh }, (found) => {
        for (const each of found) offered.set(each.key, each);
        tell();
      });
    };
  const listsOf = (scope: Scope): readonly Job[] =>
    searched
      .filter((resource) => (resource.scope === 'shop') === (scope !== undefined))
      .flatMap((resource) => partsOf(resource).map((part) => ({ scope, read: readList(resource, scope, part) })));
  /** The shop that is open comes first. */
  const jobsFrom = (here: Scope): readonly Job[] => [
    ...[...shops]
      .sort((a, b) => Number(b.id === here) - Number(a.id === here))
      .flatMap((shop) => [
        ...listsOf(shop.id),
        ...offering
          .filter((page) => hasSection(page, shop))
          .map((page) => ({ scope: shop.id, read: readPage(page, shop) })),
      ]),
    ...listsOf(undefined),
  ];

  const findable = (whose: Whose): readonly Findable[] =>
    lists.held(whose.resource, whose.scope).flatMap((place) => {
      const made = known.get(place.record) ?? findableRecord(whose, place, clock.now());
      known.set(place.record, made);
      return made;
    });

  return {
    shops: shops.length,
    pages,
    /** All there is to be found now. Half of the pages are called 管理: among equals they come last. */
    things: (): readonly Findable[] => [...all.flatMap(findable), ...offered.values(), ...pages],
    /** What stands at an address, as far as it is known by name. */
    at(address: string): Findable | undefined {
      const scope = shopAt(address);
      const here = ({ to, opens }: Findable) => to === address && !opens;
      return (
        pages.find(here) ??
        all
          .filter((whose) => whose.scope === scope)
          .flatMap(findable)
          .find(here)
      );
    },
    /** Reads what is not known yet; run again, it reads what did not arrive. Never throws. */
    async run(here: Scope, signal: AbortSignal, onProgress: (progress: FindProgress) => void): Promise<void> {
      const jobs = jobsFrom(here);
      const left = new Set(jobs);
      const failed = new Set<Job>();
      const tell = () => {
        if (signal.aborted) return;
        const done = shops.filter(({ id }) => ![...left].some(({ scope }) => scope === id));
        onProgress({ shops: done.length, failed: failed.size, cut: [...cut] });
      };
      await inPairs(jobs, signal, async (job) => {
        try {
          await job.read(signal, tell);
        } catch {
          // Said in the box, where it is asked for again.
          failed.add(job);
        }
        left.delete(job);
        tell();
      });
    },
  };
}
export type Finder = ReturnType<typeof createFinder>;

const isSearched = ({ kind, calls, list }: Resource): boolean =>
  kind === 'collection' && calls.getList !== undefined && list.find !== false;
