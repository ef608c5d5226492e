import type { RouterProvider } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';

const nothing = {};
const parseNothing = () => nothing;

/**
 * refine's way to the router, without its reading of addresses: each of its hooks would match every route to guess what
 * resource it is about, ten times in the first picture, and every hook here is told. Decision 027
 */
export const routerProvider: RouterProvider = { ...refineRouter, parse: () => parseNothing };
