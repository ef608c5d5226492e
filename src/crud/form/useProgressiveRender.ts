import { startTransition, useEffect, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import type { Store } from '../createStore.ts';
import type { FormSection } from '../Resource.ts';
import type { OpenForm } from './createRecordForm.ts';

/** How long what is below waits for what the first fields refer to: offline it may be for ever. */
const PATIENCE_MS = 1000;

/** Counts among what the fields of a form have asked for and not got while it is awaited. */
export function useArrival(arriving: Store<number>, awaited: boolean): void {
  useEffect(() => {
    if (!awaited) return undefined;
    arriving.set(arriving.get() + 1);
    return () => arriving.set(arriving.get() - 1);
  }, [arriving, awaited]);
}

/** As many as stand in the first view of a form. */
export const FIRST_FIELDS = 8;

/**
 * Whether all of a form is drawn, and not the first part alone: in the first picture that, in the second all. The second
 * comes when the first has what it refers to: choices that arrive later would push down what is about to be pressed. 028
 *
 * The form is told of the second picture.
 */
export function useProgressiveRender(
  sections: readonly FormSection[],
  { arriving, drawn }: Pick<OpenForm, 'arriving' | 'drawn'>,
): boolean {
  const { clock } = useProviders();
  const [whole, setWhole] = useState(sections.length < 2 && (sections[0]?.fields.length ?? 0) <= FIRST_FIELDS);
  useEffect(() => {
    if (whole) {
      drawn();
      return undefined;
    }
    const waiting = new AbortController();
    const draw = () => startTransition(() => setWhole(true));
    const look = () => arriving.get() === 0 && draw();
    const leave = arriving.subscribe(look);
    clock.sleep(PATIENCE_MS, waiting.signal).then(draw, () => {});
    look();
    return () => {
      leave();
      waiting.abort();
    };
  }, [whole, drawn, arriving, clock]);
  return whole;
}
