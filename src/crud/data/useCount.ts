import { useQuery } from '@tanstack/react-query';
import { type Counted, countQuery } from './countQuery.ts';
import { useDataProvider } from './MadeRefine.ts';

/** How many records there are, for a glance: exact, or `10+` where only a full page of `size` is known. O1 */
export function useCount(resource: string, { enabled = true, ...counted }: Counted & { readonly enabled?: boolean }) {
  const { size = 1 } = counted;
  const provider = useDataProvider();
  const { data, isError, refetch } = useQuery({ ...countQuery(provider, resource, counted), enabled });
  const full = data !== undefined && 'open' in data && data.data.length >= size;
  return { text: data && (full ? `${size}+` : String(data.total)), failed: isError, refetch };
}
