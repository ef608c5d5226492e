import type { Resource } from '../../Resource.ts';
import { LineTable } from './LineTable.tsx';
import type { Plan } from './planRow.ts';

interface Props {
  readonly resource: Resource;
  readonly updates: readonly Extract<Plan, { readonly what: 'update' }>[];
}

/** Every update, old → new, before anything is sent. N9 */
export function ChangeTable({ resource: { label, list }, updates }: Props) {
  return (
    <LineTable
      className="changes"
      label="将更新的行"
      headings={['行', label, '列', '原来 → 改成']}
      lines={updates.flatMap(({ at, before, changes }) =>
        changes.map(({ heading, before: was, after }) => ({
          key: `${at} ${heading}`,
          cells: [
            at + 1,
            String(before[list.title] ?? before.id),
            heading,
            <span key="texts" className="transfer-change">
              <del className="transfer-sample">{was || '（空）'}</del>
              <span>→</span>
              <ins>{after || '（空）'}</ins>
            </span>,
          ],
        })),
      )}
    />
  );
}
