import { useRef, useState } from 'react';
import { useConfirm } from '#crud/confirm/ConfirmProvider.tsx';
import { agoText } from '#crud/drafts/agoText.ts';
import { useKept } from '#crud/views/useKept.ts';
import { Act } from '#providers/http/Act.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { useProviders } from '#providers/useProviders.ts';
import { enrolledSms } from '#schemas/endpoints/groupons.ts';
import { messages } from '#schemas/messages.ts';
import type { Sms } from './prepareSms.ts';
import { addSent, hashOf, readSent, type Sent, sentAlike } from './sentLog.ts';

/** The one way to the call: sends once per press, and asks before the same words go out again. B9, GD-E14, T9 */
export function useSendSms(grouponId: number) {
  const { call, clock, notifications } = useProviders();
  const confirm = useConfirm();
  const [log, keepLog] = useKept('sms.sent', readSent);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const [act] = useState(() => new Act());
  // An answer takes a while: other tabs may have sent, too, since the button was pressed.
  const newest = useRef(log);
  newest.current = log;

  async function attempt({ text, recipients }: Sms): Promise<boolean> {
    const sent = { groupon: grouponId, at: clock.now(), hash: hashOf(text), count: recipients.phones.length };
    const before = sentAlike(log, sent);
    if (before && !(await confirm(askAgain(before, sent.at)))) return false;
    setSending(true);
    try {
      await call(enrolledSms, { groupon_id: grouponId, content: text }, { act });
      keepLog(addSent(newest.current, { ...sent, sure: true }));
      notifications.open('success', messages.smsSent);
      return true;
    } catch (error) {
      if (mayBeSent(error)) keepLog(addSent(newest.current, { ...sent, sure: false }));
      notifications.fail(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    sending,
    /** When and to how many the last one of this group-buy went out from this browser. */
    last: log.find(({ groupon }) => groupon === grouponId),
    /** @returns whether it was sent; what went wrong has been told. */
    async send(sms: Sms): Promise<boolean> {
      if (busy.current) return false;
      busy.current = true;
      try {
        return await attempt(sms);
      } finally {
        busy.current = false;
      }
    },
  };
}

const askAgain = ({ at, sure, count }: Sent, now: number) => ({
  title: sure
    ? `${agoText(now - at)}已发送过相同内容，再次发送？`
    : `${agoText(now - at)}发送过相同内容但没有收到结果，再次发送？`,
  body: sure ? `上一次发给了 ${count} 人，他们会再收到一遍。` : '上一次可能已经发出，顾客会再收到一遍。',
  ok: '再次发送',
  danger: true,
});

/** A refusal is a refusal; after anything else nobody knows whether it went out. */
const mayBeSent = (error: unknown): boolean =>
  !(error instanceof AppletError) || ['request', 'http', 'contract'].includes(error.kind);
