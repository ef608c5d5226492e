import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Further, MenuHead } from '#crud/declared/Further.ts';
import { inSteps } from '#crud/list/inSteps.ts';
import { useProviders } from '#providers/useProviders.ts';

/** What the menu says of further resources, as far as it is there. */
interface FurtherHeads {
  readonly heads: readonly MenuHead[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The further lines of the menu, once the rows are there: nothing on the page waits for them. 030 */
export function useFurtherHeads({ menu }: Further): FurtherHeads {
  const { clock } = useProviders();
  const [heads, setHeads] = useState<readonly MenuHead[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    return menu.load().then(
      (found) => startTransition(() => setHeads(found)),
      () => setFailed(true),
    );
  }, [menu]);
  useEffect(() => inSteps([load], clock), [load, clock]);
  return { heads, failed, retry: load };
}
