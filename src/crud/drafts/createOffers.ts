import { createStore, type Store } from '../createStore.ts';
import type { Draft, Drafts, KeptDraft } from './createDrafts.ts';

interface Dependencies {
  readonly drafts: Drafts;
  /** What the keys of drafts of this place start with. */
  readonly place: string;
  /** Where the form that is open writes. */
  readonly own: string;
  /** Whether a draft would change anything. */
  readonly isWorth: (draft: Draft) => boolean;
  /** Writes down what the form holds now. @returns whether it is safe. */
  readonly flush: () => boolean;
}

/** What was put into the form, and how it is taken out again. */
export interface Accepted {
  readonly draft: Draft;
  readonly takeBack: () => void;
}

/** Drafts that earlier forms of one place have left, each on its own. E2, N4 */
export interface Offers {
  /** Those the merchant has not decided on, the newest first. */
  readonly open: Store<readonly KeptDraft[]>;
  /** The one that was taken last, until the form is saved or it is taken back. */
  readonly accepted: Store<Accepted | undefined>;
  /** It is in the form now, whose own draft holds it from here on. */
  accept(offer: KeptDraft, undo: () => void): void;
  decline(offer: KeptDraft): void;
  /** The form is saved, what was accepted with it. */
  forget(): void;
  /** Whether another tab has written here since this form was opened. */
  isElsewhere(): boolean;
}

export function createOffers({ drafts, place, own, isWorth, flush }: Dependencies): Offers {
  const found = drafts.of(place);
  for (const { key, draft } of found) if (!isWorth(draft)) drafts.drop(key);
  const seen = new Set(found.map(nameOf));
  const open = createStore<readonly KeptDraft[]>(found.filter(({ draft }) => isWorth(draft)));
  const accepted = createStore<Accepted | undefined>(undefined);
  const without = (offer: KeptDraft) => open.get().filter((each) => each !== offer);
  let taken: KeptDraft | undefined;
  /** Another tab may have gone on writing there: that is not the one that was decided on. */
  const drop = (offer: KeptDraft) => {
    if (drafts.read(offer.key)?.at === offer.draft.at) drafts.drop(offer.key);
  };

  return {
    open,
    accepted,
    accept(offer, undo) {
      open.set(without(offer));
      if (flush()) drop(offer);
      taken = offer;
      const takeBack = () => {
        taken = undefined;
        accepted.set(undefined);
        drafts.keep(offer.key, offer.draft);
        open.set([offer, ...open.get()]);
        undo();
      };
      accepted.set({ draft: offer.draft, takeBack });
    },
    decline(offer) {
      open.set(without(offer));
      drop(offer);
    },
    forget() {
      if (taken) drop(taken);
      taken = undefined;
      accepted.set(undefined);
    },
    isElsewhere: () => drafts.of(place).some((kept) => kept.key !== own && !seen.has(nameOf(kept))),
  };
}

const nameOf = ({ key, draft }: KeptDraft): string => `${key} ${draft.at}`;
