import { type PageAsked, usePage } from './usePage.ts';

const FRESH_MS = 60_000;

/** How many records there are, for a glance: exact, or `10+` where only a full page of `size` is known. O1 */
export function useCount(
  resource: string,
  { size = 1, ...asked }: Omit<PageAsked, 'size'> & { readonly size?: number },
) {
  const { query } = usePage(resource, { ...asked, size, staleTimeMs: FRESH_MS });
  const { data } = query;
  const full = data?.open === true && data.data.length >= size;
  return { text: data && (full ? `${size}+` : String(data.total)), failed: query.isError, refetch: query.refetch };
}
