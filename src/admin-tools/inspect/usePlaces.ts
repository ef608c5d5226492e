import { useEffect, useState } from 'react';

/** Where each part of each declaration stands: resource → `fields.price` → `src/…/goods.ts:41`. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Asked of the server of sources, and told by it when they have changed: `scripts/vite/develop/lintSources.ts`. */
const PLACES = { address: '/__places', changed: 'zhanggui:places' } as const;

/** Those of the sources as they are: a line more above moves what stands below it. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({});
  useEffect(() => {
    let isOpen = true;
    const ask = () => {
      void fetch(PLACES.address)
        .then((answer) => answer.json())
        .then((found) => isOpen && setPlaces(found));
    };
    ask();
    // A test has a server of sources that tells nothing.
    const hot = import.meta.env.MODE === 'development' ? import.meta.hot : undefined;
    hot?.on(PLACES.changed, ask);
    return () => {
      isOpen = false;
      hot?.off(PLACES.changed, ask);
    };
  }, []);
  return places;
}
