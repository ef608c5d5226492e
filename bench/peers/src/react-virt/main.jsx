import { lazy, StrictMode, Suspense, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { listGoods } from '../goods.js';
import { GoodsList } from './GoodsList.jsx';
import './style.css';

const asked = listGoods();
const loadForm = () => import('./GoodsForm.jsx');
const GoodsForm = lazy(() => loadForm().then((module) => ({ default: module.GoodsForm })));

const idOf = () => Number(/^\/goods\/(\d+)$/.exec(location.pathname)?.[1]) || undefined;

function App() {
  const [goods, setGoods] = useState();
  const [id, setId] = useState(idOf);
  const [top, setTop] = useState(0);
  useEffect(() => {
    asked.then(({ products }) => setGoods(products));
    const follow = () => setId(idOf());
    addEventListener('popstate', follow);
    requestIdleCallback(loadForm);
    return () => removeEventListener('popstate', follow);
  }, []);
  const open = (next) => {
    history.pushState(null, '', `/goods/${next}`);
    startTransition(() => setId(next));
  };
  return (
    <div className="app">
      <nav>
        <a href="/">商品</a>
      </nav>
      <main>
        {/* Above what changes: a boundary that comes with the form would show nothing for 300 ms. */}
        <Suspense>
          {id && <GoodsForm key={id} id={id} />}
          {!id && goods && <GoodsList goods={goods} top={top} onTop={setTop} onOpen={open} />}
        </Suspense>
      </main>
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
