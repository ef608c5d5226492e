import { Link } from 'react-router';
import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import { Card } from './Card.tsx';
import { useDeskPage } from './useDeskPage.ts';

/** What of everyone's waits for whoever may decide on it, as its list's own tools say. R7, V3 */
export function WaitingCard({ resource }: { readonly resource: Resource }) {
  const page = useDeskPage(resource, undefined);
  const waits = resource.list.tools.flatMap(({ waits }) => waits?.(page.records) ?? []);
  const to = pathIn(resource.routes.list, undefined);
  return (
    <Card
      title={resource.title}
      to={to}
      reading={page}
      empty={waits.length === 0 ? <p className="soft">没有待审核的</p> : undefined}
    >
      <div className="desk-line">
        <span className="tag busy">{waits.join('、')}</span>
        <Link className="button" to={to}>
          去审核
        </Link>
      </div>
    </Card>
  );
}

/** Whether a list says what waits in it. */
export const canWait = ({ list }: Resource): boolean => list.tools.some(({ waits }) => waits !== undefined);
