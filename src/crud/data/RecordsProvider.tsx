import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MadeRefine, MadeRefineContext } from './MadeRefine.ts';

interface Props {
  readonly made: MadeRefine;
  readonly children: ReactNode;
}

/** Records for the screens inside: refine's cache and data provider, without refine's own code. 035 */
export const RecordsProvider = ({ made, children }: Props) => (
  <QueryClientProvider client={made.queryClient}>
    <MadeRefineContext.Provider value={made}>{children}</MadeRefineContext.Provider>
  </QueryClientProvider>
);
