import { EditorState } from 'draft-js';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { useArticle } from '../Article.ts';
import { rangeIn } from '../commands/step.ts';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { type Found, findText } from './findText.ts';
import { nextFound } from './nextFound.ts';
import { replaceAll, replaceOne } from './replaceText.ts';
import './find.css';

const NAME = 'editor-found';

/** Where characters of a block are drawn; undefined where they are not. */
function rangeOf(article: Element, { key, from, to }: Found): Range | undefined {
  const block = article.querySelector(`[data-block="true"][data-offset-key="${key}-0-0"]`);
  if (!block) return undefined;
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[data-text="true"]')) continue;
    const length = node.textContent?.length ?? 0;
    if (from >= passed && from < passed + length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + length) {
      range.setEnd(node, to - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}

/**
 * Marks what was found without touching it, and brings it into sight; undefined marks nothing any more.
 *
 * Browsers that cannot mark (before 2023) only bring it into sight.
 */
function highlight(article: Element | null, found: Found | undefined): void {
  if (typeof Highlight === 'undefined') return;
  const range = article && found ? rangeOf(article, found) : undefined;
  if (!range) {
    CSS.highlights.delete(NAME);
    return;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

type Direction = 'forward' | 'back';

const atEnd = { forward: '已经搜索到文章末尾！', back: '已经搜索到文章头部' } as const;
const NOTHING = '没有找到相应的内容';

/** Finds text as it is written, and replaces it; at the end of the article it says so, and then begins anew. E1 */
export function FindBar() {
  const article = useArticle();
  const { show, returnToText } = useToolbar();
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [told, setTold] = useState('');
  const [current, setCurrent] = useState<Found>();
  const bar = useRef<HTMLDivElement>(null);
  const articleBox = () => bar.current?.closest('.rich-text') ?? null;
  const ended = useRef<Direction>();

  useEffect(() => () => highlight(null, undefined), []);

  const foundNow = () => findText(article.getState().getCurrentContent(), { text, matchCase });

  function go(found: Found | undefined, state = article.getState()) {
    setCurrent(found);
    const selection = found && rangeIn(found.key, found.from, found.to);
    article.setState(selection ? EditorState.acceptSelection(state, selection) : state);
    highlight(articleBox(), found);
  }
  function find(direction: Direction) {
    const all = foundNow();
    const state = article.getState();
    const next = nextFound(state.getCurrentContent(), all, state.getSelection(), direction);
    if (all.length === 0) setTold(NOTHING);
    else if (next ?? ended.current === direction) {
      ended.current = undefined;
      setTold(`共 ${all.length} 处`);
      go(next ?? (direction === 'forward' ? all[0] : all.at(-1)));
      return;
    } else {
      ended.current = direction;
      setTold(atEnd[direction]);
    }
    go(undefined);
  }
  function replace() {
    const still = foundNow().find(({ key, from }) => key === current?.key && from === current.from);
    if (!still) {
      find('forward');
      return;
    }
    article.setState(replaceOne(article.getState(), still, other));
    find('forward');
  }
  function replaceEach() {
    const all = foundNow();
    setTold(all.length === 0 ? NOTHING : `总共替换了${all.length}处！`);
    if (all.length > 0) go(undefined, replaceAll(article.getState(), all, other));
  }
  function close() {
    show({ isFinding: false });
    returnToText();
  }
  function onKeyDown(event: KeyboardEvent) {
    // A form around the editor must not be sent, nor a dialog closed, nor a word being composed cut off.
    event.stopPropagation();
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      find(event.shiftKey ? 'back' : 'forward');
    }
  }
  const typed = (set: (value: string) => void) => (event: FormEvent<HTMLInputElement>) => {
    set(event.currentTarget.value);
    setTold('');
    ended.current = undefined;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the element
    <div ref={bar} role="search" aria-label="查找替换" className="find-bar" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noAutofocus: it was opened to type here */}
      <input className="input" aria-label="查找" placeholder="查找" value={text} onChange={typed(setText)} autoFocus />
      <Button onClick={() => find('back')} disabled={text === ''}>
        上一个
      </Button>
      <Button onClick={() => find('forward')} disabled={text === ''}>
        下一个
      </Button>
      <label className="editor-check">
        <input
          type="checkbox"
          checked={matchCase}
          onChange={({ target }) => {
            setMatchCase(target.checked);
            setTold('');
          }}
        />
        <span>区分大小写</span>
      </label>
      <input className="input" aria-label="替换为" placeholder="替换为" value={other} onChange={typed(setOther)} />
      <Button onClick={replace} disabled={text === ''}>
        替换
      </Button>
      <Button onClick={replaceEach} disabled={text === ''}>
        全部替换
      </Button>
      <Button look="plain" onClick={close}>
        关闭查找
      </Button>
      <span role="status">{told}</span>
    </div>
  );
}
