import { useEffect, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { createAutosave } from './createAutosave.ts';
import './autosave.css';

interface Props {
  /** Writes the article down in this browser. @returns whether something new was written, and is safe. */
  readonly save: () => boolean;
}

/** Keeps the article in this browser while it is written, and says so for two seconds. E2, E14 */
export function AutosaveNote({ save }: Props) {
  const article = useArticle();
  const [saved, setSaved] = useState(false);
  const latest = useRef(save);
  latest.current = save;

  useEffect(() => {
    const autosave = createAutosave({
      clock: article.ports.clock,
      save: () => latest.current(),
      show: setSaved,
    });
    const stops = [
      article.subscribe(autosave.touch),
      // What is typed in a cell is known to the article only when it is asked for.
      article.texts.subscribe(() => article.texts.get().kind === 'cell' && autosave.touch()),
    ];
    return () => {
      for (const stop of stops) stop();
      autosave.stop();
    };
  }, [article]);

  return (
    <p className="autosave" role="status">
      {saved && '本地保存成功'}
    </p>
  );
}
