import { useEffect, useState } from 'react';
import { editorMessages } from '#schemas/editorMessages.ts';
import { useArticle } from '../Article.ts';
import { countWords } from './countWords.ts';
import './wordCount.css';

/** How long nobody may have typed before it is counted. */
const QUIET_MS = 200;

/** How many characters there are and how many more there may be; nobody is kept from writing more. E7 */
export function WordCount() {
  const { getState, subscribe, ports } = useArticle();
  const { clock, wordLimit } = ports;
  const [count, setCount] = useState(() => countWords(getState().getCurrentContent()));

  useEffect(() => {
    let waiting = new AbortController();
    const stop = subscribe(() => {
      waiting.abort();
      waiting = new AbortController();
      clock.sleep(QUIET_MS, waiting.signal).then(
        () => setCount(countWords(getState().getCurrentContent())),
        () => undefined,
      );
    });
    return () => {
      stop();
      waiting.abort();
    };
  }, [getState, subscribe, clock]);

  const isOver = count > wordLimit;
  return (
    <p className={isOver ? 'word-count over' : 'word-count'} role={isOver ? 'alert' : undefined}>
      {isOver ? editorMessages.wordsOver : editorMessages.wordsLeft(count, wordLimit - count)}
    </p>
  );
}
