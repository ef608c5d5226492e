import { EditorState } from 'draft-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { rangeIn } from '../commands/step.ts';
import { type Found, findText } from './findText.ts';
import { nextFound } from './nextFound.ts';
import { replaceAll, replaceOne } from './replaceText.ts';

/** Which way is looked. */
export type Direction = 'forward' | 'back';

const atEnd = { forward: '已经搜索到文章末尾！', back: '已经搜索到文章头部' } as const;
const NOTHING = '没有找到相应的内容';

/** What is looked for in the article, what it becomes, and what was found; `boxOf` is where that is marked. E1 */
export function useFinding(boxOf: () => Element | null) {
  const article = useArticle();
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [message, setMessage] = useState('');
  const [current, setCurrent] = useState<Found>();
  /** Where the end was told of: the next time it begins anew. */
  const ended = useRef<Direction>();

  useEffect(() => () => highlight(null, undefined), []);

  const foundNow = () => findText(article.getState().getCurrentContent(), { text, matchCase });

  function go(found: Found | undefined, state = article.getState()) {
    setCurrent(found);
    const selection = found && rangeIn(found.key, found.from, found.to);
    article.setState(selection ? EditorState.acceptSelection(state, selection) : state);
    highlight(boxOf(), found);
  }
  function find(direction: Direction) {
    const all = foundNow();
    const state = article.getState();
    const next = nextFound(state.getCurrentContent(), all, state.getSelection(), direction);
    if (all.length === 0) setMessage(NOTHING);
    else if (next ?? ended.current === direction) {
      ended.current = undefined;
      setMessage(`共 ${all.length} 处`);
      go(next ?? (direction === 'forward' ? all[0] : all.at(-1)));
      return;
    } else {
      ended.current = direction;
      setMessage(atEnd[direction]);
    }
    go(undefined);
  }
  const typed = (set: (value: string) => void) => (event: FormEvent<HTMLInputElement>) => {
    set(event.currentTarget.value);
    setMessage('');
    ended.current = undefined;
  };

  return {
    text,
    other,
    matchCase,
    /** What came of it, in words. */
    message,
    typeText: typed(setText),
    typeOther: typed(setOther),
    setMatchCase(next: boolean) {
      setMatchCase(next);
      setMessage('');
    },
    find,
    replace() {
      const still = foundNow().find(({ key, from }) => key === current?.key && from === current.from);
      if (still) article.setState(replaceOne(article.getState(), still, other));
      find('forward');
    },
    replaceEach() {
      const all = foundNow();
      setMessage(all.length === 0 ? NOTHING : `总共替换了${all.length}处！`);
      if (all.length > 0) go(undefined, replaceAll(article.getState(), all, other));
    },
  };
}

const HIGHLIGHT = 'editor-found';

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
    CSS.highlights.delete(HIGHLIGHT);
    return;
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
