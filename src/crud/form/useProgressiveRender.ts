import { startTransition, useEffect, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { createStore, type Store } from '../createStore.ts';
import type { FormSection } from '../Resource.ts';

/** How long what is below waits for what the first fields refer to: offline it may be for ever. */
const PATIENCE_MS = 1000;

/** How many things the fields of a form have asked for and not got. */
export type Arriving = Store<number>;
export const createArriving = (): Arriving => createStore(0);

/** Counts among them while it is awaited. */
export function useArrival(arriving: Arriving, awaited: boolean): void {
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
 * `drawn` comes with the second picture.
 */
export function useProgressiveRender(
  sections: readonly FormSection[],
  arriving: Arriving,
): { whole: boolean; drawn: Promise<void> } {
  const { clock } = useProviders();
  const [whole, setWhole] = useState(sections.length < 2 && (sections[0]?.fields.length ?? 0) <= FIRST_FIELDS);
  const [{ drawn, tell }] = useState(createSignal);
  useEffect(() => {
    if (whole) {
      tell();
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
  }, [whole, tell, arriving, clock]);
  return { whole, drawn };
}

function createSignal() {
  let tell = () => {};
  const drawn = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { drawn, tell };
}
