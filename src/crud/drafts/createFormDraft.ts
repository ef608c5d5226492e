import type { Scope, Values } from '#providers/data/calls.ts';
import type { Attempt } from '#providers/http/IdempotentWrite.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Store } from '../createStore.ts';
import type { Changes } from '../form/createChanges.ts';
import { mergeRecord, type Same } from '../merge/mergeRecord.ts';
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.ts';
import { createDrafts, type Draft, type Drafts, type Release } from './createDrafts.ts';
import { createOffers, type Offers } from './createOffers.ts';
import { draftKey, type Place } from './draftKey.ts';
import { typedIn } from './typedIn.ts';

/** Where drafts are kept, when, and whose they are. */
export interface DraftPorts extends Pick<Providers, 'local' | 'clock' | 'makeId'> {
  readonly profile: Pick<Providers['profile'], 'get' | 'subscribe'>;
}

interface Dependencies {
  readonly resource: string;
  readonly scope: Scope;
  readonly place: Place;
  /** The fields that may be changed. */
  readonly names: readonly string[];
  readonly same: Same;
  readonly changes: Changes;
  readonly values: () => Values;
  readonly releases: Store<readonly Release[]>;
  /** A save that is under way, or whose answer never came. */
  readonly attempt: () => Attempt | undefined;
  readonly ports: DraftPorts;
}

export interface FormDraft extends DraftKeeper {
  /** What the keys of drafts of this form start with. */
  readonly place: string;
  readonly offers: Offers;
  readonly subscribe: Drafts['subscribe'];
  /** Which fields of the form a draft would change. */
  fieldsOf(draft: Draft): readonly string[];
  /** From now on it is another record's: what was new is there. N2 */
  moveTo(place: Place): void;
}

/**
 * The draft of one open form: written after a pause, and at once when the page is put away or left.
 *
 * Whose it is was settled when the form was opened: a session that ends takes the profile along, not the draft.
 */
export function createFormDraft(needs: Dependencies): FormDraft {
  const { resource, scope, names, same, changes, values, releases, attempt, ports } = needs;
  const profile = ports.profile.get();
  const drafts = createDrafts(ports.local);
  const of = { owner: profile ? ownerOf(profile) : '', scope, resource };
  const opened = ports.makeId();
  const typed = () => typedIn(changes, values(), { releases: releases.get(), attempt: attempt() });
  const keeperAt = (at: Place) =>
    createDraftKeeper({ drafts, key: draftKey({ ...of, place: at }, opened), clock: ports.clock, typed });
  let keeper = keeperAt(needs.place);
  const fieldsOf = (held: Draft) => fieldsIn(held, changes.baseline(), names, same);
  const place = draftKey({ ...of, place: needs.place });
  const offers = createOffers({
    drafts,
    place,
    own: draftKey({ ...of, place: needs.place }, opened),
    isWorth: (held) => held.attempt !== undefined || held.releases.length > 0 || fieldsOf(held).length > 0,
    flush: () => keeper.flush(),
  });
  return {
    place,
    offers,
    fieldsOf,
    subscribe: drafts.subscribe,
    touch: () => keeper.touch(),
    waits: () => keeper.waits(),
    write: () => keeper.write(),
    flush: () => keeper.flush(),
    forget() {
      keeper.forget();
      offers.forget();
    },
    moveTo(next) {
      keeper.forget();
      keeper = keeperAt(next);
    },
  };
}

function fieldsIn({ values, base }: Draft, now: Values, names: readonly string[], same: Same): readonly string[] {
  const restored = mergeRecord(base, values, now, same).values;
  return names.filter((name) => !same(name, restored[name], now[name]));
}
