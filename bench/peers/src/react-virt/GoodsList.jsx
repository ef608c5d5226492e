import { memo, useLayoutEffect, useRef, useState } from 'react';
import { pictureOf, statusName } from '../goods.js';

const ROW_PX = 64;
const AROUND = 5;

/** A list of which only the rows in sight and a few around them are drawn. */
export function GoodsList({ goods, top, onTop, onOpen }) {
  const scroller = useRef(null);
  const [from, setFrom] = useState(Math.floor(top / ROW_PX));
  const [count, setCount] = useState(12);
  useLayoutEffect(() => {
    const box = scroller.current;
    setCount(Math.ceil(box.clientHeight / ROW_PX) + 1);
    box.scrollTop = top;
    return () => onTop(box.scrollTop);
  }, []);
  const first = Math.max(0, from - AROUND);
  const handleClick = ({ target }) => {
    const button = target.closest('[data-edit]');
    if (button) onOpen(Number(button.closest('[data-id]').dataset.id));
  };
  return (
    <div
      className="scroller"
      ref={scroller}
      onScroll={({ currentTarget }) => setFrom(Math.floor(currentTarget.scrollTop / ROW_PX))}
      onClick={handleClick}
    >
      <div className="rows" style={{ height: goods.length * ROW_PX }}>
        {goods.slice(first, from + count + AROUND).map((each, at) => (
          <Row key={each.id} goods={each} top={(first + at) * ROW_PX} />
        ))}
      </div>
    </div>
  );
}

const Row = memo(function Row({ goods, top }) {
  return (
    <div className="row" data-id={goods.id} style={{ transform: `translateY(${top}px)` }}>
      <img src={pictureOf(goods)} alt="" width={48} height={48} loading="lazy" />
      <span className="name">{goods.name}</span>
      <span>{goods.price}</span>
      <span>{goods.stock}</span>
      <span>{goods.total_sales}</span>
      <span className="tag">{statusName[goods.status]}</span>
      <span>
        <button type="button" data-edit>
          编辑
        </button>
        <button type="button">下架</button>
        <button type="button">删除</button>
      </span>
    </div>
  );
});
