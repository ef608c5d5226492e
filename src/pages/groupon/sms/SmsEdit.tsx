import { useId, useLayoutEffect, useRef } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import { TemplateMenu } from '#crud/templates/TemplateMenu.tsx';
import { useTemplates } from '#crud/templates/useTemplates.ts';
import { groupDigits } from '#fields/int/groupDigits.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Place, variables } from './expand.ts';
import type { Sms } from './prepareSms.ts';
import { SmsText } from './SmsText.tsx';
import { smsTemplates } from './smsTemplates.ts';
import { withoutStrays } from './strays.ts';

interface Props {
  readonly typed: string;
  readonly sms: Sms;
  /** When an earlier window left this text behind. */
  readonly foundAt: number | undefined;
  /** It was sent, and nobody knows whether it arrived. N5 */
  readonly mayBeSent: boolean;
  readonly wrong: Message | undefined;
  readonly onTyped: (typed: string) => void;
  readonly onPreview: () => void;
  /** Opens the merchant's templates. */
  readonly onManage: () => void;
}

/** The first step: the text, its variables, and what it will cost. */
export function SmsEdit({ typed, sms, foundAt, mayBeSent, wrong, onTyped, onPreview, onManage }: Props) {
  const { clock } = useProviders();
  const { templates } = useTemplates(smsTemplates);
  const notes = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<Pick<Place, 'at' | 'end'>>();

  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    if (place) show(place);
  });
  function show({ at, end }: Pick<Place, 'at' | 'end'>) {
    area.current?.focus();
    area.current?.setSelectionRange(at, end);
  }
  function insert(text: string) {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    caret.current = { at: from + text.length, end: from + text.length };
    onTyped(typed.slice(0, from) + text + typed.slice(to));
  }

  return (
    <>
      {foundAt !== undefined && typed !== '' && (
        <p className="sms-found">
          <span>{`${agoText(clock.now() - foundAt)}${mayBeSent ? '写下' : '没有发出'}的内容已恢复`}</span>
          <Button look="plain" onClick={() => onTyped('')}>
            清空
          </Button>
        </p>
      )}
      <SmsText
        typed={typed}
        sms={sms}
        area={area}
        onTyped={onTyped}
        onPreview={onPreview}
        describedBy={notes}
        wrong={wrong !== undefined}
      />
      {typed === '' && templates.length > 0 && (
        <fieldset className="sms-variables">
          <legend>从模板写起</legend>
          <div className="buttons">
            {templates.map(({ name, text }) => (
              <Button key={name} onClick={() => insert(text)}>
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="sms-variables">
        <legend>插入变量，发送时自动换成本团的内容</legend>
        <div className="buttons">
          {variables.map((name) => (
            <Button key={name} onClick={() => insert(`{${name}}`)}>
              {`{${name}}`}
            </Button>
          ))}
          <TemplateMenu set={smsTemplates} onPick={({ text }) => insert(text)} onManage={onManage} />
        </div>
      </fieldset>
      <SmsCounter sms={sms} />
      <SmsNotes
        sms={sms}
        wrong={wrong}
        id={notes}
        onShow={show}
        onPlain={() => {
          onTyped(withoutStrays(typed, sms.strays));
          area.current?.focus();
        }}
      />
    </>
  );
}

/** How long an SMS is, how it is billed, and what all of them come to. GD-E10 */
function SmsCounter({ sms: { count, recipients, total } }: { readonly sms: Sms }) {
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

interface SmsNotesProps {
  readonly id: string;
  readonly sms: Sms;
  /** What keeps it from being sent, once that is to be said. */
  readonly wrong: Message | undefined;
  readonly onShow: (place: Pick<Place, 'at' | 'end'>) => void;
  readonly onPlain: () => void;
}

/** What is wrong with an SMS, what makes it dear, and what is unusual. GD-E10, GD-E12, GD-E13 */
function SmsNotes({ id, sms, wrong, onShow, onPlain }: SmsNotesProps) {
  const { faults, strays, warnings } = sms;
  return (
    <div id={id} className="sms-notes">
      {wrong && faults.every(({ fault }) => fault !== wrong) && (
        <p role="alert" className="sms-wrong">
          {wrong}
        </p>
      )}
      {faults.map((place) => (
        <p key={place.at} role="alert" className="sms-wrong">
          <span>{place.fault}</span>
          <Button look="plain" onClick={() => onShow(place)}>
            去改
          </Button>
        </p>
      ))}
      {strays.length > 0 && (
        <p className="sms-warning">
          <span>{`这些字符让整条短信按中文计费：${[...new Set(strays.map(({ character }) => shown(character)))].join(' ')}`}</span>
          {strays.some(({ plain }) => plain !== undefined) && (
            <Button look="plain" onClick={onPlain}>
              换成英文字符
            </Button>
          )}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="sms-warning">
          {warning}
        </p>
      ))}
    </div>
  );
}

/** What nobody sees has a name. */
const shown = (character: string): string => (/^[\p{Z}\p{C}]+$/u.test(character) ? '看不见的空白' : character);
