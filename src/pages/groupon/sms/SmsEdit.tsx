import { useId, useLayoutEffect, useRef } from 'react';
import { agoText } from '#crud/drafts/agoText.ts';
import { TemplateMenu } from '#crud/templates/TemplateMenu.tsx';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { type Place, variables } from './expand.ts';
import type { Sms } from './prepareSms.ts';
import { SmsCounter } from './SmsCounter.tsx';
import { SmsNotes } from './SmsNotes.tsx';
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
          <button type="button" className="button plain" onClick={() => onTyped('')}>
            清空
          </button>
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
      <fieldset className="sms-variables">
        <legend>插入变量，发送时自动换成本团的内容</legend>
        <div className="buttons">
          {variables.map((name) => (
            <button key={name} type="button" className="button" onClick={() => insert(`{${name}}`)}>
              {`{${name}}`}
            </button>
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
