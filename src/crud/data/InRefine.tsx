import { Refine } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useMadeRefine } from './MadeRefine.ts';
import { routerProvider } from './routerProvider.ts';

/**
 * refine itself around what asks its hooks: forms and the login. Whoever imports this brings refine along, so no list
 * does before its rows. 035
 */
export const InRefine = ({ children }: { readonly children: ReactNode }) => (
  <Refine {...useMadeRefine().props} routerProvider={routerProvider}>
    {children}
  </Refine>
);
