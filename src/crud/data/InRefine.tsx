import { type AuthProvider, Refine, type RouterProvider } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import type { ReactNode } from 'react';
import { useMadeRefine } from './MadeRefine.ts';

const nothing = {};
const parseNothing = () => nothing;

/**
 * refine's way to the router, without its reading of addresses: each of its hooks would match every route to guess what
 * resource it is about, ten times in the first picture, and every hook here is told. Decision 027
 */
const routerProvider: RouterProvider = { ...refineRouter, parse: () => parseNothing };

interface Props {
  /** What only the login asks for. */
  readonly auth?: Partial<AuthProvider> | undefined;
  readonly children: ReactNode;
}

/**
 * refine itself around what asks its hooks: forms and the login. Whoever imports this brings refine along, so no list
 * does before its rows. 035
 */
export function InRefine({ auth, children }: Props) {
  const { props } = useMadeRefine();
  // The same one as long as nothing is added: refine tells everybody below of another.
  const authProvider = auth && props.authProvider ? { ...props.authProvider, ...auth } : props.authProvider;
  return (
    <Refine {...props} {...(authProvider && { authProvider })} routerProvider={routerProvider}>
      {children}
    </Refine>
  );
}
