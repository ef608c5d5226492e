import type { EditorState } from 'draft-js';
import { useId, useState } from 'react';
import { opensInPlace } from '#schemas/article/addresses.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import { hrefOf, lacksScheme } from './hrefOf.ts';
import { type Link, linkAt, linkText } from './links.ts';

interface Props {
  readonly state: EditorState;
  /** A text is given where it is another one than before. */
  readonly onLink: (link: Link, text: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks where a link leads, and what it is called. */
export function LinkDialog({ state, onLink, onClose }: Props) {
  const placed = linkAt(state);
  const before = linkText(state);
  const [text, setText] = useState(before ?? '');
  const [address, setAddress] = useState(placed?.attributes.href ?? '');
  const [title, setTitle] = useState(placed?.attributes.title ?? '');
  const [apart, setApart] = useState(placed ? placed.attributes.target === '_blank' : true);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const inPlace = opensInPlace(hrefOf(address) ?? '');

  function submit() {
    const href = hrefOf(address);
    setWrong(href === undefined);
    if (href !== undefined) onLink({ href, apart, ...(title.trim() && { title: title.trim() }) }, text || undefined);
  }
  return (
    <EditorDialog title="超链接" last={{ name: '确定', run: submit }} onClose={onClose}>
      <label className="editor-field">
        <span>文本内容</span>
        <input
          className="input"
          value={text}
          disabled={before === undefined}
          {...(before === undefined && { 'aria-describedby': `${id}several` })}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {before === undefined && (
        <p id={`${id}several`} className="soft">
          只支持选中一个链接时生效
        </p>
      )}
      <label className="editor-field">
        <span>链接地址</span>
        <input
          className="input"
          data-start=""
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          value={address}
          aria-invalid={wrong}
          aria-describedby={`${id}address`}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
        />
      </label>
      <div id={`${id}address`} aria-live="polite" className="editor-said">
        {wrong && <p className="editor-wrong">请输入正确的链接地址</p>}
        {!wrong && lacksScheme(address) && (
          <p className="editor-hint">您输入的超链接中不包含http等协议名称，默认将为您添加http://前缀</p>
        )}
      </div>
      <label className="editor-field">
        <span>标题</span>
        <input className="input" value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label className="editor-check">
        <input
          type="checkbox"
          checked={apart && !inPlace}
          disabled={inPlace}
          onChange={({ target }) => setApart(target.checked)}
        />
        <span>在新窗口打开</span>
      </label>
    </EditorDialog>
  );
}
