import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { tabVisibility } from '../tabVisibility.ts';
import { listsKey } from './recordKeys.ts';

/** Reads again what another tab has saved: at once while the page is in sight, else when it is looked at. N7 */
export function useSavedElsewhere(): void {
  const { otherTabs } = useProviders();
  const client = useQueryClient();
  useEffect(
    () =>
      otherTabs.onSaved((resource) => {
        const refetchType = tabVisibility.get() ? 'active' : 'none';
        void client.invalidateQueries({ queryKey: listsKey(resource), refetchType });
      }),
    [otherTabs, client],
  );
}
