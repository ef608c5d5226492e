import { useContext, useEffect } from 'react';
import type { KeptDraft } from '../drafts/createDrafts.ts';
import type { FormDraft } from '../drafts/createFormDraft.ts';
import { AnewContext } from './StoodOpen.ts';

function useTakenUp({ place, offers }: FormDraft, restore: (offer: KeptDraft) => void): void {
  const anew = useContext(AnewContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!anew) return undefined;
    const [found] = offers.open.get();
    if (anew.before.forms.delete(place) && found) restore(found);
    anew.now.forms.add(place);
    return () => {
      anew.now.forms.delete(place);
    };
  }, []);
}

/** While it is developed: a form that was open when the product was drawn anew goes on with what was typed, unasked. */
export const useResumed: typeof useTakenUp = import.meta.env.MODE === 'development' ? useTakenUp : () => undefined;
