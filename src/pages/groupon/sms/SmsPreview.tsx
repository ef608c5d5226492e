import { useEffect, useRef } from 'react';
import { groupDigits } from '#fields/int/groupDigits.ts';
import type { Buyer } from '../model/Day.ts';
import type { Sms } from './prepareSms.ts';

/** The second step: the text as a phone shows it, and who gets it. GD-E11 */
export function SmsPreview({ sms, from }: { readonly sms: Sms; readonly from: string }) {
  const { text, count, recipients, total, warnings } = sms;
  const { phones, without, odd } = recipients;
  const section = useRef<HTMLElement>(null);
  // Not on the button that sends: whoever pressed Enter for the preview may press it once too often.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className="sms-preview" aria-label="手机上看到的样子" tabIndex={-1}>
      <div className="sms-phone">
        <p className="sms-from">{from || '短信'}</p>
        <p className="sms-bubble">{text}</p>
      </div>
      <dl className="sms-facts">
        <div>
          <dt>收件人</dt>
          <dd>{`${groupDigits(phones.length)} 人`}</dd>
        </div>
        <div>
          <dt>条数</dt>
          <dd>{`每人 ${count.segments} 条，共约 ${groupDigits(total)} 条`}</dd>
        </div>
      </dl>
      <ul className="sms-notes">
        {phones.length === 0 && <li className="sms-wrong">没有可以发送的号码</li>}
        {without.length > 0 && (
          <li className="sms-warning">{`${without.length} 人没有留电话，收不到：${named(without)}`}</li>
        )}
        {odd.length > 0 && <li className="sms-warning">{`${odd.length} 个号码不太像电话号码：${named(odd)}`}</li>}
        {warnings.map((warning) => (
          <li key={warning} className="sms-warning">
            {warning}
          </li>
        ))}
        <li>相同的号码只发一次；发出后不能撤回</li>
      </ul>
    </section>
  );
}

const MOST_NAMED = 5;

const named = (buyers: readonly Buyer[]): string =>
  buyers
    .slice(0, MOST_NAMED)
    .map(({ number, name }) => `${number} 号${name ? ` ${name}` : ''}`)
    .join('、') + (buyers.length > MOST_NAMED ? ' 等' : '');
