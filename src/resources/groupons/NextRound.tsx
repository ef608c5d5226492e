import { usePage } from '#crud/data/usePage.ts';
import { FormDialog } from '#crud/form/FormDialog.tsx';
import type { RowScreenProps } from '#crud/Resource.ts';
import { utcDayOf } from '#fields/day/dayMath.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { asGroupon } from './GrouponRecord.ts';
import { nextRound } from './nextRound.ts';

/** The next run of a group-buy, filled in and ready to be changed; nothing is sent before it is saved. GB-D1 */
export function NextRound({ resource, scope, record, onClose }: RowScreenProps) {
  const { clock } = useProviders();
  const { form, name, list } = resource;
  const { data: page, isPending } = usePage(name, { scope, size: list.pageSize, staleTimeMs: limits.freshMs });
  if (!form || isPending) return null;
  const earlier = (page?.data ?? []).map(asGroupon);
  const today = utcDayOf(clock.now());
  return (
    <FormDialog
      resource={resource}
      form={form}
      scope={scope}
      onClose={onClose}
      record={undefined}
      from={record}
      adjust={(run) => ({ ...nextRound(asGroupon(run), earlier, today) })}
    />
  );
}
