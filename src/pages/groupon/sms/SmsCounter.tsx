import { groupDigits } from '#fields/int/groupDigits.ts';
import { limits } from '#schemas/limits.ts';
import type { Sms } from './prepareSms.ts';

/** How long an SMS is, how it is billed, and what all of them come to. GD-E10 */
export function SmsCounter({ sms: { count, recipients, total } }: { readonly sms: Sms }) {
  const { length, encoding, segments } = count;
  return (
    <dl className="sms-counter">
      <div data-over={length > limits.smsLength || undefined}>
        <dt>字符</dt>
        <dd>{`${length}/${limits.smsLength}`}</dd>
      </div>
      <div>
        <dt>编码</dt>
        <dd>{encoding === 'GSM-7' ? '英文（160/153）' : '中文（70/67）'}</dd>
      </div>
      <div>
        <dt>条数</dt>
        <dd aria-live="polite">
          {`每人 ${segments} 条 × ${groupDigits(recipients.phones.length)} 人 = ${groupDigits(total)} 条`}
        </dd>
      </div>
    </dl>
  );
}
