import { useCallback, useEffect, useState } from 'react';
import type { ActiveText } from '../ActiveText.ts';
import type { Article } from '../Article.ts';

/** For how long nothing must have moved, in ms. E10 */
const SETTLED_MS = 50;

/** The text the caret stands in, once it has stood still: a key draws no tool. The function reads it at once. */
export function useSettledText({ texts, ports }: Article): readonly [text: ActiveText, readNow: () => void] {
  const [text, setText] = useState(texts.get);
  const readNow = useCallback(() => setText(texts.get()), [texts]);
  useEffect(() => {
    let waiting = new AbortController();
    const stop = texts.subscribe(() => {
      waiting.abort();
      waiting = new AbortController();
      ports.clock.sleep(SETTLED_MS, waiting.signal).then(readNow, () => {});
    });
    readNow();
    return () => {
      stop();
      waiting.abort();
    };
  }, [texts, ports, readNow]);
  return [text, readNow];
}
