import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import { fillTemplate, inBraces } from '#crud/templates/fillTemplate.ts';
import { TemplateChips } from '#crud/templates/TemplateChips.tsx';
import { TemplateMenu } from '#crud/templates/TemplateMenu.tsx';
import type { Template } from '#crud/templates/TemplateSet.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { isByFinger } from './nextFor.ts';
import { replyTemplates } from './replyTemplates.ts';
import { type ReplyOf, useReply } from './useReply.ts';

interface Props extends ReplyOf {
  /** The product that was rated. */
  readonly name: string;
  /** Opens the templates, with a text to keep. */
  readonly onManage: (text: string) => void;
}

const characters = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...characters.segment(text)].length;

/** A reply to one rating: what was sent, or the box it is written in, sent by button or Ctrl+Enter. O4, OR-E7 */
export function ReplyForm({ name, onManage, ...of }: Props) {
  const { reply = '' } = of.rate;
  const { text, foundAt, unknown, ready, busy, isWriting, type, rewrite, giveUp, send } = useReply(of);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  function use(template: Template) {
    type(`${text}${fillTemplate(template.text, of.values)}`);
    // For fingers a keyboard would rise over the button that sends it.
    if (!isByFinger()) box.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  function handleKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || isOfInputMethod(nativeEvent)) return;
    event.preventDefault();
    void send();
  }

  if (!isWriting) return <SentReply name={name} reply={reply} onRewrite={rewrite} />;
  return (
    <form className="reply" onSubmit={handleSubmit}>
      <textarea
        ref={box}
        className="input"
        rows={2}
        aria-label={`回复 ${name}`}
        aria-describedby={id}
        aria-invalid={unknown.length > 0 || undefined}
        placeholder="写回复"
        value={text}
        readOnly={busy}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
      <TemplateChips set={replyTemplates} of={`给 ${name} `} onPick={use} />
      {foundAt !== undefined && <KeptNote at={foundAt} />}
      {unknown.length > 0 && (
        <p className="bad" role="alert">
          {`${inBraces(unknown)} 没有可填的内容，请改掉再发送`}
        </p>
      )}
      <div className="reply-foot">
        <span id={id} className="soft">
          <span>{`${lengthOf(text)} 字`}</span>
          <span className="by-mouse">，Ctrl + Enter 发送</span>
        </span>
        <TemplateMenu
          set={replyTemplates}
          label={`给 ${name} 用${replyTemplates.label}`}
          onPick={use}
          onManage={() => onManage(text.trim())}
        />
        {reply !== '' && (
          <Button look="plain" disabled={busy} onClick={giveUp}>
            不改了
          </Button>
        )}
        <Button type="submit" look="filled" disabled={busy || !ready} aria-busy={busy}>
          回复
        </Button>
      </div>
    </form>
  );
}

interface SentReplyProps {
  readonly name: string;
  readonly reply: string;
  readonly onRewrite: () => void;
}

function SentReply({ name, reply, onRewrite }: SentReplyProps) {
  return (
    <div className="reply">
      <p className="rate-words">
        <span className="soft">回复：</span>
        <span>{reply}</span>
      </p>
      <Button aria-label={`修改回复 ${name}`} onClick={onRewrite}>
        修改回复
      </Button>
    </div>
  );
}
