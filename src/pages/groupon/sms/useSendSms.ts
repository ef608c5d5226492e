import { useRef, useState } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import { useKept } from '#crud/views/useKept.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { enrolledSms } from '#schemas/endpoints/groupons.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';
import { messages } from '#schemas/messages.ts';
import { alreadySent } from '#schemas/rules/sms.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import type { Sms } from './prepareSms.ts';
import { addSent, hashOf, keptLog, openAttempts, readSent, type Sent, sentAlike, withoutAttempt } from './sentLog.ts';

const NAME = 'sms.sent';

/** What was sent from this browser, live in every tab, and how to change it. GD-E14 */
function useSentLog() {
  const { local } = useProviders();
  const profile = useProfile();
  const [log] = useKept(NAME, readSent);
  const key = profile && `${NAME}.${ownerOf(profile)}`;
  // An answer takes a while: other tabs may have sent since, and this screen may be gone, so it is read at that moment.
  const read = () => (key === null ? [] : readSent(local.get(key)));
  return {
    log,
    read,
    change(step: (log: readonly Sent[]) => readonly Sent[]) {
      if (key !== null) local.set(key, keptLog(step(read())));
    },
  };
}

/**
 * The one way to the call: sends once per press, and asks before the same words go out again. B9, GD-E14, T9
 *
 * An attempt is written down with its request id before it goes out: whatever becomes of this page, the same words are the
 * same attempt until its end is known. N5
 */
export function useSendSms(groupon: number) {
  const { call, clock, notifications } = useProviders();
  const confirm = useConfirm();
  const { log, read, change } = useSentLog();
  const [running, setRunning] = useState<string>();
  const busy = useRef(false);

  async function attempt({ text, recipients }: Sms): Promise<boolean> {
    const sent = { groupon, at: clock.now(), hash: hashOf(text), count: recipients.phones.length, sure: false };
    const before = sentAlike(read(), sent);
    if (before && !(await confirm(askAgain(before, sent.at)))) return false;
    setRunning(sent.hash);
    change((log) => addSent(log, sent));
    const idempotent = new IdempotentWrite((attempt) => attempt && change((log) => addSent(log, { ...sent, attempt })));
    // Whichever of the two calls it was that nobody knows the end of, it goes on under its id.
    const again = new IdempotentWrite((attempt) => attempt && change((log) => addSent(log, { ...sent, attempt })));
    if (before?.attempt) for (const each of [idempotent, again]) each.resume(before.attempt);
    const message = { groupon_id: groupon, content: text };
    try {
      const refusal = await call(enrolledSms, message, { idempotent }).then(() => undefined, refusalOf);
      if (refusal && !before && !(await confirm(askElsewhere(refusal)))) {
        change((log) => withoutAttempt(log, sent));
        return false;
      }
      if (refusal) await call(enrolledSmsAgain, message, { idempotent: again });
      change((log) => addSent(log, { ...sent, sure: true }));
      notifications.open('success', messages.smsSent);
      return true;
    } catch (error) {
      if (!mayBeSent(error)) change((log) => withoutAttempt(log, sent));
      notifications.fail(error);
      return false;
    } finally {
      setRunning(undefined);
    }
  }

  return {
    sending: running !== undefined,
    /** When and to how many the last one of this group-buy went out from this browser. */
    last: log.find((each) => each.groupon === groupon && each.sure),
    /** What was sent, here or in another tab, and nobody knows whether it arrived. */
    open: openAttempts(log, groupon).filter(({ hash }) => hash !== running),
    /** The merchant has found out whether an attempt went out. */
    settle({ attempt: _, ...sent }: Sent, arrived: boolean) {
      change((log) => (arrived ? addSent(log, { ...sent, sure: true }) : withoutAttempt(log, sent)));
    },
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

/** What the applet says of the same words that went out a little earlier, from another device. @throws what else failed. */
function refusalOf(failure: unknown): string {
  if (failure instanceof AppletError && failure.errcode === alreadySent) return failure.sentence;
  throw failure;
}

const askElsewhere = (refusal: string) => ({
  title: `${refusal}，再次发送？`,
  body: '可能是在另一台设备上发的。顾客会再收到一遍。',
  ok: '再次发送',
  danger: true,
});

const askAgain = ({ at, sure, count }: Sent, now: number) => ({
  title: sure
    ? `${agoText(now - at)}已发送过相同内容，再次发送？`
    : `${agoText(now - at)}发送过相同内容但没有收到结果，再次发送？`,
  body: sure
    ? `上一次发给了 ${count} 人，他们会再收到一遍。`
    : '按同一次发送处理；如果上一次其实已经发出，顾客可能会再收到一遍。',
  ok: '再次发送',
  danger: true,
});

/** A refusal is a refusal; after anything else nobody knows whether it went out. */
const mayBeSent = (error: unknown): boolean =>
  !(error instanceof AppletError) || ['request', 'http', 'contract', 'aborted'].includes(error.kind);
