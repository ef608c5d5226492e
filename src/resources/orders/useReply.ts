import { useEffect, useRef, useState } from 'react';
import { useKeptText } from '#crud/drafts/useKeptText.ts';
import { fillTemplate, type TemplateValues, unknownIn } from '#crud/templates/fillTemplate.ts';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import { orderRateReply } from '#schemas/endpoints/orders.ts';
import type { OrderRate } from '#schemas/entities/order.ts';

/** What a reply is written to, and who hears of it. */
export interface ReplyOf {
  readonly rate: Loose<OrderRate>;
  /** What may stand in braces. */
  readonly values: TemplateValues;
  /** There is something that was typed and not sent, and how it is written down; nothing where there is none. */
  readonly onTyped: (keep: (() => boolean) | undefined) => void;
  readonly onReplied: (reply: string) => void;
}

/** A reply to one rating while it is written; sent once, and a failure leaves what was typed where it is. O4, T9 */
export function useReply({ rate: { rate_id, reply = '' }, values, onTyped, onReplied }: ReplyOf) {
  const { call, notifications } = useProviders();
  const { text, foundAt, setText, keep, forget } = useKeptText({
    ...{ resource: 'replies', place: rate_id ?? 0, saved: reply, start: '' },
  });
  const [isWriting, setWriting] = useState(reply === '' || text !== '');
  const [isFound, setFound] = useState(foundAt !== undefined);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const unknown = unknownIn(text, values);
  const filled = fillTemplate(text.trim(), values);
  const ready = filled !== '' && filled !== reply && unknown.length === 0 && rate_id !== undefined;

  const tell = useRef(onTyped);
  useEffect(() => {
    tell.current = onTyped;
  });
  // What an earlier window has left is as good as typed: closing asks about it.
  useEffect(() => {
    if (foundAt !== undefined) tell.current(keep);
  }, [foundAt, keep]);

  function type(next: string) {
    setText(next);
    setFound(false);
    onTyped(next.trim() !== '' && next.trim() !== reply ? keep : undefined);
  }
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

  return {
    text,
    /** When it was written down, while nothing has been typed since it was found. */
    foundAt: isFound ? foundAt : undefined,
    /** What stands in braces and cannot be filled in. */
    unknown,
    ready,
    busy,
    isWriting,
    type,
    /** Changes what was sent. */
    rewrite() {
      setText(reply);
      setWriting(true);
    },
    /** Leaves what was sent as it is. */
    giveUp() {
      type('');
      setWriting(false);
    },
    send,
  };
}
