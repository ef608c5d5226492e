import { useEffect, useState } from 'react';
import { loadPicture } from '#providers/upload/loadPicture.ts';
import { useProviders } from '#providers/useProviders.ts';

/** A picture to be cut: the merchant's own file, where this page still has it, or where it lies. */
export type Source = File | string;

/**
 * A picture that may be drawn; undefined while it is on its way, null where it cannot be read: its host does not answer,
 * or lets no other page read it.
 */
export function useSource(source: Source): { readonly picture: HTMLImageElement | null | undefined; retry(): void } {
  const { clock } = useProviders();
  const [picture, setPicture] = useState<HTMLImageElement | null>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isWanted = true;
    const own = typeof source === 'string' ? undefined : URL.createObjectURL(source);
    void loadPicture(own ?? String(source), clock).then((found) => isWanted && setPicture(found ?? null));
    return () => {
      isWanted = false;
      setPicture(undefined);
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [source, clock, tries]);
  return { picture, retry: () => setTries(tries + 1) };
}
