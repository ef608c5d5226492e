import { EllipsisOutlined } from '@ant-design/icons';
import {
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { ActiveText } from '../ActiveText.ts';
import { type Article, useArticle } from '../Article.ts';
import { whenComposed } from '../composition/whenComposed.ts';
import type { Frame } from '../tool/Frame.ts';
import type { Tool, ToolGroup } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { type Toolbar as Bar, type Command, ToolbarContext } from '../tool/ToolbarContext.ts';
import { MORE, MoreTools } from './MoreTools.tsx';
import { keepOneStop, rove, takeStop } from './rovingFocus.ts';
import { useShortcuts } from './useShortcuts.ts';
import './toolbar.css';

const PHONE = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for one row of tools only. */
const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);

interface Props {
  /** Of the article, e.g. `商品描述`. */
  readonly label: string;
  readonly groups: readonly ToolGroup[];
  readonly frame: Frame;
  readonly show: (change: Partial<Frame>) => void;
  /** What stands below the tools and stays in sight with them. */
  readonly below: ReactNode;
  /** What the tools work on. */
  readonly children: ReactNode;
}

/**
 * The tools of an article: one stop of Tab, the arrows lead on from there, Esc leads back to the text.
 *
 * What is seldom used stands in the menu 更多. A phone shows one row, and below it all others while 更多 is pressed: as
 * buttons, for a thumb has no use for a menu of which it sees a part. E1
 */
export function Toolbar({ label, groups, frame, show, below, children }: Props) {
  const { toolbar, readNow, said } = useBar(frame, show);
  const { opened, returnToText } = toolbar;
  const [unfolded, setUnfolded] = useState(false);
  const isPhone = usePhone();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (bar.current) keepOneStop(bar.current);
  });
  // Before it is painted: a tool that goes behind 更多 does not go from under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written as HTML is text again
  useLayoutEffect(() => {
    readNow();
    setUnfolded(false);
  }, [frame, readNow]);
  useShortcuts(bar, toolbar);

  // What is opened by a key, or from the text, is there without the others. E10
  const isInSight = ({ name, place }: Tool) => place === 'first' || (name === opened && !unfolded);
  const seldom = groups.map(({ name, tools }) => ({ name, tools: tools.filter(({ place }) => place === 'more') }));
  const drawn = ({ name, control }: Tool) => <Fragment key={name}>{control}</Fragment>;
  return (
    <ToolbarContext.Provider value={toolbar}>
      <div className="tools">
        <div
          ref={bar}
          role="toolbar"
          aria-label={`${label} 工具栏`}
          className="tool-rows"
          onKeyDown={(event) => rove(event, returnToText)}
          onFocus={takeStop}
        >
          {isPhone && (
            <div className="tool-group">
              {groups.flatMap(({ tools }) => tools.filter(isInSight).map(drawn))}
              <ToolButton
                name={MORE}
                icon={<EllipsisOutlined />}
                pressed={unfolded}
                onPress={() => setUnfolded(!unfolded)}
              />
            </div>
          )}
          {(!isPhone || unfolded) &&
            groups.map(({ name, tools }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
              <div key={name} role="group" aria-label={name} className="tool-group">
                {tools.filter(({ place }) => place !== (isPhone ? 'first' : 'more')).map(drawn)}
              </div>
            ))}
          {!isPhone && <MoreTools groups={seldom} />}
        </div>
        {below}
        <p aria-live="polite" className="unseen">
          {said}
        </p>
      </div>
      {children}
    </ToolbarContext.Provider>
  );
}

/** What tools know of the text and may do to it, and what was last said of it. */
function useBar(frame: Frame, show: Bar['show']) {
  const article = useArticle();
  const [text, readNow] = useSettledText(article);
  const [opened, open] = useState<string>();
  const [said, say] = useState('');
  const run = useCallback(
    (command: Command) =>
      whenComposed(article.texts, () => {
        const active = article.texts.get();
        const next = command(active.state);
        if (next === active.state) return;
        // At once, so that the caret is not given back to a text that is gone.
        flushSync(() => active.setState(next));
        readNow();
      }),
    [article, readNow],
  );
  const toolbar = useMemo<Bar>(() => {
    const returnToText = () => article.texts.get().focus();
    return {
      text,
      opened,
      open,
      frame,
      show,
      say,
      run,
      returnToText,
      runAndReturn(command) {
        run(command);
        returnToText();
      },
    };
  }, [text, opened, frame, show, run, article]);
  return { toolbar, readNow, said };
}

/** For how long nothing must have moved, in ms. E10 */
const SETTLED_MS = 50;

/** The text the caret stands in, once it has stood still: a key draws no tool. The function reads it at once. */
function useSettledText({ texts, ports }: Article): readonly [text: ActiveText, readNow: () => void] {
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
