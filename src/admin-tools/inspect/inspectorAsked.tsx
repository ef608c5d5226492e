import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Looked } from './Inspector.tsx';

// In what is built the condition is false, and its branch is not there.
const Inspector = import.meta.env.DEV
  ? lazy(() => import('./Inspector.tsx').then(({ Inspector }) => ({ default: Inspector })))
  : () => null;

/** The inspector over every page, where the address asks for it; of what is built nothing. */
export const inspectorAsked = (providers: Providers): ReactNode =>
  import.meta.env.DEV ? inspectorOf(providers)() : undefined;

/** A change of a declaration draws the product anew: it stays open, at what was looked at. */
const inspectorOf = memoize((_: Providers) => {
  let isOpen = takeInspect();
  const looked: Looked = { at: undefined, pinned: false };
  const close = () => {
    isOpen = false;
  };
  return () => (isOpen ? <Inspecting looked={looked} onClose={close} /> : undefined);
});

/** The inspector until it is closed, wherever the way leads. */
function Inspecting({ looked, onClose }: { readonly looked: Looked; readonly onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return open ? (
    <Suspense>
      <Inspector looked={looked} onClose={close} />
    </Suspense>
  ) : null;
}

/** Whether the address asks for it by `?inspect`; the word is taken out of it, for no list knows it. */
function takeInspect(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has('inspect')) return false;
  address.searchParams.delete('inspect');
  history.replaceState(history.state, '', address);
  // Sources come file by file, more of them than a browser remembers requests.
  performance.setResourceTimingBufferSize?.(5000);
  return true;
}
