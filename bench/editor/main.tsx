import 'virtual:theme.css';
import { createRoot } from 'react-dom/client';
import { printArticle, readArticle } from '#editor/document/article.ts';
import type { EditorPorts } from '#editor/EditorPorts.ts';
import { RichText } from '#editor/RichText.tsx';
import { createClock } from '#providers/clock/createClock.ts';
import { articles } from './articles.ts';

/** What the measurement asks of the page. */
export interface EditorBench {
  /** What was handed out last. */
  html: string;
  flush(): void;
  roundTrip(html: string): string;
}

declare global {
  interface Window {
    bench: EditorBench;
  }
}

const kept = new Map<string, unknown>();
const ports: EditorPorts = {
  upload: () => Promise.reject(new Error('上传失败')),
  storage: {
    get: (key) => kept.get(key),
    set: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
    subscribe: () => () => {},
  },
  clock: createClock(),
  notice: () => {},
  wordLimit: 10_000,
  resolve: (url) => url,
  beginWork: () => () => {},
};

const name = new URLSearchParams(location.search).get('article') ?? 'empty';
const html = articles[name] ?? '';
window.bench = { html, flush: () => {}, roundTrip: (given) => printArticle(readArticle(given)) };

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <RichText
      label="正文"
      html={html}
      ports={ports}
      onChange={(next) => {
        window.bench.html = next;
      }}
      beforeSave={(flush) => {
        window.bench.flush = flush;
        return () => {};
      }}
    />,
  );
}
