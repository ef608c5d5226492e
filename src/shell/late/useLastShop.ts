import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Scope } from '#providers/data/calls.ts';

/** Where `/dashboard?last=goods/add` leads; undefined for any other address, and where there is no shop. */
export function inLastShop(pathname: string, search: string, shop: Scope): string | undefined {
  const wanted = new URLSearchParams(search).get('last') ?? '';
  if (pathname !== '/dashboard' || shop === undefined || !/^[a-z]+(?:\/[a-z]+)*$/.test(wanted)) return undefined;
  return `/shop/${shop}/${wanted}`;
}

/** Leads the shortcuts of the installed product, which know no shop, to the shop that was open last. */
export function useLastShop(shop: Scope): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const to = inLastShop(pathname, search, shop);
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}
