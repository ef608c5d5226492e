import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Findable } from '#crud/find/Findable.ts';
import type { Scope } from '#providers/data/calls.ts';
import { isBlank } from '#schemas/text/fold.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Finder } from './createFinder.ts';
import { FindResults, idOfLine } from './FindResults.tsx';
import { type FindLine, linesOf, startingGroups } from './findLines.ts';
import type { Recent } from './recent.ts';
import { type Find, useFind } from './useFind.ts';
import './find.css';

interface Props {
  readonly finder: Finder;
  readonly here: Scope;
  /** What stands in the box at first. */
  readonly asked: string;
  readonly recent: readonly Recent[];
  readonly onOpen: (opened: Findable) => void;
  readonly onClose: () => void;
}

/** One box over all shops: pages, actions, records, buyers. Arrows choose, Enter opens; on a phone it fills the screen. */
export function FindDialog({ finder, here, asked, recent, onOpen, onClose }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(asked);
  /** The text without what an input method is still putting together. */
  const [typed, setTyped] = useState(asked);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const { groups, progress, retry } = useFind(finder, here, typed);
  const empty = isBlank(typed);
  const shown = useMemo(
    () => (empty ? startingGroups(recent, finder.pages, here) : groups),
    [empty, recent, finder, here, groups],
  );
  const lines = useMemo(() => linesOf(shown, (group) => empty || unfolded.has(group)), [shown, empty, unfolded]);
  const active = lines[Math.min(at, lines.length - 1)];
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);

  useEffect(() => {
    // happy-dom draws nothing that could be scrolled.
    if (active) document.getElementById(idOfLine(id, lines, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, lines, id]);

  function type(next: string): void {
    setTyped(next);
    setAt(0);
    setUnfolded(new Set());
  }
  function choose(line: FindLine | undefined): void {
    if (!line) return;
    if (line.is === 'more') {
      setUnfolded(new Set([...unfolded, line.group]));
      return;
    }
    const { thing } = line;
    onClose();
    onOpen(thing);
    void navigate(thing.to, { state: thing.opens ? { opens: thing.opens } : null });
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const last = lines.length - 1;
    const place = active ? lines.indexOf(active) : 0;
    const goes = { ArrowDown: place >= last ? 0 : place + 1, ArrowUp: place <= 0 ? last : place - 1 }[event.key];
    if (goes !== undefined) setAt(Math.max(0, goes));
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title="找"
      width={640}
      className="find"
      head={
        <input
          className="input"
          data-start=""
          role="combobox"
          aria-label="在所有店铺中找"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && idOfLine(id, lines, active)}
          placeholder="商品、订单、团购、买家、电话尾号，可用拼音首字母"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target, nativeEvent }) => {
            setText(target.value);
            if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) type(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={handleKey}
        />
      }
      foot={
        <>
          <span role="status">{empty ? '' : progressText({ progress, shops: finder.shops, count })}</span>
          {progress.failed > 0 && (
            <span role="alert">
              <span>{`有 ${progress.failed} 处没有读取成功，结果可能不全`}</span>
              <Button onClick={retry}>重试</Button>
            </span>
          )}
          <span className="by-mouse find-keys" aria-hidden="true">
            ↑↓ 选择 · Enter 打开 · Esc 关闭
          </span>
        </>
      }
      onClose={onClose}
    >
      <FindResults id={id} groups={shown} lines={lines} active={active} onChoose={choose} />
    </Dialog>
  );
}

interface Progress {
  readonly progress: Find['progress'];
  /** How many shops there are. */
  readonly shops: number;
  readonly count: number;
}

/** How many were found, and how far the search is: 「找到 3 条 · 已找 3 家店铺中的 1 家…」. */
function progressText({ progress: { reading, shops: done, cut }, shops, count }: Progress): string {
  const found = count > 0 ? `找到 ${count} 条` : reading ? '' : '没有找到';
  const far = !reading ? '' : shops > 1 ? `已找 ${shops} 家店铺中的 ${done} 家…` : '正在找…';
  const beyond = cut.length > 0 && !reading ? `${cut.join('、')}太多，只找了前面的部分` : '';
  return [found, far, beyond].filter(Boolean).join(' · ');
}
