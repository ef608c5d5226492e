import { useEffect, useState } from 'react';
import { development } from '../development.ts';

/** Where each part of each declaration stands: resource → `fields.price` → `src/…/goods.ts:41`. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Those of the sources as they are: a line more above moves what stands below it. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({});
  useEffect(() => {
    let isOpen = true;
    const ask = () => {
      void fetch(development.places)
        .then((answer) => answer.json())
        .then((found) => isOpen && setPlaces(found))
        // While the server starts anew there is nobody to ask: the last ones stay.
        .catch(() => undefined);
    };
    ask();
    // A test has a server of sources that tells nothing.
    const hot = import.meta.env.MODE === 'development' ? import.meta.hot : undefined;
    hot?.on(development.placesChanged, ask);
    return () => {
      isOpen = false;
      hot?.off(development.placesChanged, ask);
    };
  }, []);
  return places;
}
