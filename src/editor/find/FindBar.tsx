import { type KeyboardEvent, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { useFinding } from './useFinding.ts';
import './find.css';

/** Finds text as it is written, and replaces it; at the end of the article it says so, and then begins anew. E1 */
export function FindBar() {
  const { show, returnToText } = useToolbar();
  const bar = useRef<HTMLDivElement>(null);
  const finding = useFinding(() => bar.current?.closest('.rich-text') ?? null);
  const { text, other, matchCase, message, typeText, find } = finding;

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

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know the element
    <div ref={bar} role="search" aria-label="查找替换" className="find-bar" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noAutofocus: it was opened to type here */}
      <input className="input" aria-label="查找" placeholder="查找" value={text} onChange={typeText} autoFocus />
      <Button onClick={() => find('back')} disabled={text === ''}>
        上一个
      </Button>
      <Button onClick={() => find('forward')} disabled={text === ''}>
        下一个
      </Button>
      <label className="editor-check">
        <input type="checkbox" checked={matchCase} onChange={({ target }) => finding.setMatchCase(target.checked)} />
        <span>区分大小写</span>
      </label>
      <input className="input" aria-label="替换为" placeholder="替换为" value={other} onChange={finding.typeOther} />
      <Button onClick={finding.replace} disabled={text === ''}>
        替换
      </Button>
      <Button onClick={finding.replaceEach} disabled={text === ''}>
        全部替换
      </Button>
      <Button look="plain" onClick={close}>
        关闭查找
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
