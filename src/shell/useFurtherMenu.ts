import { startTransition, useEffect, useState } from 'react';
import type { Further, MenuHead } from '#crud/declared/Further.ts';
import { inSteps } from '#crud/list/inSteps.ts';
import { useProviders } from '#providers/useProviders.ts';
import type * as Lines from './FurtherMenu.tsx';

/** What the menu says of further resources, and what draws it. */
export type FurtherLines = typeof Lines & { readonly heads: readonly MenuHead[] };

/** The further lines of the menu, once the rows are there: nothing on the page waits for them. 030 */
export function useFurtherMenu(further: Further | undefined): FurtherLines | undefined {
  const { clock } = useProviders();
  const [there, setThere] = useState<FurtherLines>();
  useEffect(() => {
    if (!further) return;
    const load = async () => {
      const [heads, code] = await Promise.all([further.menu.load(), import('./FurtherMenu.tsx')]);
      startTransition(() => setThere({ ...code, heads }));
    };
    return inSteps([load], clock);
  }, [further, clock]);
  return there;
}
