import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { newestOf, newsIn, numberOf } from '#crud/news/newsIn.ts';
import { newsStore } from '#crud/news/newsStore.ts';
import { newsText } from '#crud/news/newsTexts.ts';
import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import { RecordActions } from '#crud/verbs/RecordActions.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from './Card.tsx';
import type { DeskPage } from './useDeskPage.ts';
import { Value } from './Value.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly page: DeskPage;
  /** The newest order the merchant had seen before this visit; undefined on the very first one. */
  readonly seen: number | undefined;
}

const SHOWN = 5;
const CONFIRM = ['confirm'];

/** The newest orders that wait, with their goods; each is confirmed where it stands. OR-E9, O3 */
export function OrdersCard({ resource, scope, page, seen }: Props) {
  const { records, open } = page;
  const { list, routes } = resource;
  const to = pathIn(routes.list, scope);
  const { loading, failed } = page;
  const store = newsStore(useProviders());
  const shown = newestOf(records);
  const target = useMemo(() => ({ resource, scope }), [resource, scope]);
  useEffect(() => {
    // What was read here is the measure of what comes later; it is seen in its list.
    if (!loading && !failed) store.read(target, records);
  }, [store, target, records, loading, failed]);
  const come = useSyncExternalStore(store.subscribe, () => store.countOf(target, shown));
  // On a first visit everything is news, and so nothing is.
  const [first, setFirst] = useState(seen);
  if (first === undefined && !loading && !failed) setFirst(shown);
  const fresh = first === undefined ? undefined : newsIn(records, first, list.pageSize);
  return (
    <Card
      title={resource.title}
      to={to}
      reading={page}
      note={
        <>
          <span className="desk-count">{`${records.length}${open ? '+' : ''} 笔进行中`}</span>
          {fresh !== undefined && <span className="tag busy">{`新 ${fresh} 笔`}</span>}
        </>
      }
      empty={records.length === 0 ? <p className="soft">没有等着处理的订单</p> : undefined}
    >
      {come !== undefined && !loading && !failed && (
        <Button look="filled" onClick={page.refresh}>
          {`有 ${newsText(resource, come)}，点击刷新`}
        </Button>
      )}
      <ul className="desk-rows">
        {records.slice(0, SHOWN).map((order) => (
          <OrderRow
            key={order.id}
            resource={resource}
            scope={scope}
            order={order}
            isNew={numberOf(order.id) > (first ?? 0)}
          />
        ))}
      </ul>
      {(open || records.length > SHOWN) && (
        <p>
          <Link to={to}>{open ? '看全部订单' : `看全部 ${records.length} 笔`}</Link>
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly order: DataRecord;
  readonly isNew: boolean;
}

const OrderRow = ({ resource, scope, order, isNew }: RowProps) => (
  <li>
    <div className="desk-fact">
      <p className="desk-name">
        <strong>
          <Value resource={resource} record={order} name="receiver_name" />
        </strong>
        {isNew && <span className="tag busy">新</span>}
        <span className="desk-money">
          <Value resource={resource} record={order} name="total_price" />
        </span>
      </p>
      <p>
        <Value resource={resource} record={order} name="goods" />
      </p>
      <p className="desk-sums soft">
        <span>
          <Value resource={resource} record={order} name="shipping_method" />
        </span>
        <span>
          <Value resource={resource} record={order} name="serial_num" />
        </span>
      </p>
    </div>
    <div className="buttons">
      <RecordActions resource={resource} scope={scope} record={order} names={CONFIRM} />
    </div>
  </li>
);
