import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import { useKeptText } from '#crud/drafts/useKeptText.ts';
import { fillTemplate, inBraces, type TemplateValues, unknownIn } from '#crud/templates/fillTemplate.ts';
import { TemplateChips } from '#crud/templates/TemplateChips.tsx';
import { TemplateMenu } from '#crud/templates/TemplateMenu.tsx';
import type { Template } from '#crud/templates/TemplateSet.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import { orderRateReply } from '#schemas/endpoints/orders.ts';
import type { OrderRate } from '#schemas/entities/order.ts';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Button } from '#ui/Button.tsx';
import { isByFinger } from './nextFor.ts';
import { replyTemplates } from './replyTemplates.ts';

interface Props {
  /** The product that was rated. */
  readonly name: string;
  readonly rate: Loose<OrderRate>;
  /** What may stand in braces. */
  readonly values: TemplateValues;
  /** There is something that was typed and not sent, and how it is written down; nothing where there is none. */
  readonly onTyped: (keep: (() => boolean) | undefined) => void;
  readonly onReplied: (reply: string) => void;
  /** Opens the templates, with a text to keep. */
  readonly onManage: (text: string) => void;
}

const characters = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...characters.segment(text)].length;

/** A reply to one rating, sent once by button or Ctrl+Enter; a failure leaves what was typed where it is. O4, T9, OR-E7 */
export function ReplyForm({ name, rate: { rate_id, reply = '' }, values, onTyped, onReplied, onManage }: Props) {
  const { call, notifications } = useProviders();
  const id = useId();
  const { text, foundAt, setText, keep, forget } = useKeptText({
    ...{ resource: 'replies', place: rate_id ?? 0, saved: reply, start: '' },
  });
  const [writing, setWriting] = useState(reply === '' || text !== '');
  const [isFound, setFound] = useState(foundAt !== undefined);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownIn(text, values);
  const filled = fillTemplate(text.trim(), values);
  const ready = filled !== '' && filled !== reply && unknown.length === 0 && rate_id !== undefined;

  const type = (next: string) => {
    setText(next);
    setFound(false);
    onTyped(next.trim() !== '' && next.trim() !== reply ? keep : undefined);
  };
  // What an earlier window has left is as good as typed: closing asks about it.
  const tell = useRef(onTyped);
  tell.current = onTyped;
  useEffect(() => {
    if (foundAt !== undefined) tell.current(keep);
  }, [foundAt, keep]);
  async function send() {
    if (sending.current || !ready) return;
    sending.current = true;
    setBusy(true);
    try {
      await call(orderRateReply, { rate_id, reply: filled });
      notifications.open('success', '回复已发送');
      type('');
      forget();
      setWriting(false);
      onReplied(filled);
    } catch (error) {
      notifications.fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  const use = (template: Template) => {
    type(`${text}${fillTemplate(template.text, values)}`);
    // For fingers a keyboard would rise over the button that sends it.
    if (!isByFinger()) box.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || isOfInputMethod(nativeEvent)) return;
    event.preventDefault();
    void send();
  };

  if (!writing) {
    return (
      <div className="reply">
        <p className="rate-words">
          <span className="soft">回复：</span>
          <span>{reply}</span>
        </p>
        <Button
          aria-label={`修改回复 ${name}`}
          onClick={() => {
            setText(reply);
            setWriting(true);
          }}
        >
          修改回复
        </Button>
      </div>
    );
  }
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
      {isFound && foundAt !== undefined && <KeptNote at={foundAt} />}
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
          <Button
            look="plain"
            disabled={busy}
            onClick={() => {
              type('');
              setWriting(false);
            }}
          >
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
