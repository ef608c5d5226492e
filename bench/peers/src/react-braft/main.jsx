import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fields } from '../goods.js';
import '../react-virt/style.css';

const loadArticle = () => import('./Article.jsx');
const Article = lazy(() => loadArticle().then((module) => ({ default: module.Article })));

/** A form whose editor comes as the product's does: fetched when the mouse comes to the button or presses it. */
function App() {
  const [written, setWritten] = useState(false);
  return (
    <form style={{ gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      {fields.map(({ key, label }) => (
        <label key={key}>
          {label}
          <input name={key} />
        </label>
      ))}
      <button type="button" data-edit onMouseEnter={loadArticle} onClick={() => setWritten(true)}>
        添加图文
      </button>
      {written && (
        <Suspense>
          <Article />
        </Suspense>
      )}
    </form>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
