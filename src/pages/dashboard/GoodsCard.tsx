import { useState } from 'react';
import { Link } from 'react-router';
import type { Resource } from '#crud/Resource.ts';
import { editPath, pathIn } from '#crud/routes.ts';
import { useKept } from '#crud/views/useKept.ts';
import { groupDigits } from '#fields/int/groupDigits.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { BestSellers } from './BestSellers.tsx';
import { Card } from './Card.tsx';
import { isLow, MOST_LOW, readLow, stockOf } from './stock.ts';
import type { DeskPage } from './useDeskPage.ts';
import { Value } from './Value.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly page: DeskPage;
}

/** What is sold out, what nearly is, and what sells best. */
export function GoodsCard({ resource, scope, page }: Props) {
  const [low, keepLow] = useKept('lowStock', readLow);
  const { records, total } = page;
  const stock = stockOf(records, low);
  const to = pathIn(resource.routes.list, scope);
  const empty = (
    <>
      <p className="soft">还没有在售的商品</p>
      <Link className="button" to={resource.routes.create === undefined ? to : pathIn(resource.routes.create, scope)}>
        {resource.texts.add}
      </Link>
    </>
  );
  return (
    <Card
      title={resource.title}
      to={to}
      reading={page}
      note={total > 0 && <span className="desk-count">{`${groupDigits(total)} 件在售`}</span>}
      empty={total === 0 ? empty : undefined}
    >
      <Shelf resource={resource} scope={scope} title="售罄" goods={stock.out} to={`${to}?stock=..0`} />
      <Shelf resource={resource} scope={scope} title="快卖完" goods={stock.low} to={`${to}?stock=1..${low}`} />
      {stock.out.length + stock.low.length === 0 && <p className="soft">库存都够</p>}
      <LowInput low={low} onChange={keepLow} />
      <BestSellers goods={records} />
      {total > records.length && <p className="soft">{`只看了前 ${records.length} 件，共 ${total} 件`}</p>}
    </Card>
  );
}

const SHOWN = 5;

interface ShelfProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly title: string;
  readonly goods: readonly DataRecord[];
  /** Where all of them are. */
  readonly to: string;
}

function Shelf({ resource, scope, title, goods, to }: ShelfProps) {
  if (goods.length === 0) return null;
  return (
    <>
      <h4>{`${title} ${goods.length} 件`}</h4>
      <ul className="desk-lines" aria-label={title}>
        {goods.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <Link to={editPath(resource, scope, each.id) ?? to}>
              <Value resource={resource} record={each} name="name" />
            </Link>
            <span>{`剩 ${each.stock} 件`}</span>
          </li>
        ))}
      </ul>
      {goods.length > SHOWN && (
        <p>
          <Link to={to}>{`看全部 ${goods.length} 件`}</Link>
        </p>
      )}
    </>
  );
}

interface LowInputProps {
  readonly low: number;
  readonly onChange: (low: number) => void;
}

/** From how many pieces on goods are nearly sold out; what is half typed changes nothing. */
function LowInput({ low, onChange }: LowInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="desk-low">
      <span>库存不多于</span>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_LOW}
        value={typed ?? low}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isLow(Number(target.value))) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span>件算快卖完</span>
    </label>
  );
}
