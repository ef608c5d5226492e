import { type ReactNode, useMemo, useState } from 'react';
import { LocationContext, RouterContext } from './contexts.ts';
import { type Location, resolveTo } from './paths.ts';

const START: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** A router without an address bar, for a part that is drawn by itself. */
export function MemoryRouter({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(START);
  const router = useMemo(
    () => ({
      navigate(to: Parameters<typeof resolveTo>[0] | number) {
        if (typeof to !== 'number') setLocation((before) => ({ ...before, ...resolveTo(to, before.pathname) }));
      },
      block: () => () => {},
    }),
    [],
  );
  return (
    <RouterContext.Provider value={router}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </RouterContext.Provider>
  );
}
