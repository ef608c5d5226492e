import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keepLooked, readLooked } from './looked.ts';

// In what is built the condition is false, and its branch is not there.
const Inspector = import.meta.env.DEV
  ? lazy(() => import('./Inspector.tsx').then(({ Inspector }) => ({ default: Inspector })))
  : () => null;

/** The inspector over every page, where the address asks for it, until it is closed; of what is built nothing. */
export function inspectorAsked(): ReactNode {
  if (!import.meta.env.DEV) return undefined;
  if (takeInspect()) keepLooked({ pinned: false });
  return readLooked() && <Inspecting />;
}

/** Wherever the way leads. */
function Inspecting() {
  const [open, setOpen] = useState(true);
  const close = () => {
    keepLooked(undefined);
    setOpen(false);
  };
  return open ? (
    <Suspense>
      <Inspector onClose={close} />
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
