import { useMemo, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { useAskToLeave, useLeaveGuard } from '#crud/form/useLeaveGuard.ts';
import { LateTemplateDialog } from '#crud/templates/LateTemplateDialog.tsx';
import { groupDigits } from '#fields/int/groupDigits.ts';
import { useProviders } from '#providers/useProviders.ts';
import { messages } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Loaded } from '../model/Loaded.ts';
import { prepareSms, type Sms } from './prepareSms.ts';
import { recipientsOf } from './recipientsOf.ts';
import { SmsEdit } from './SmsEdit.tsx';
import { SmsPreview } from './SmsPreview.tsx';
import { hashOf, type Sent } from './sentLog.ts';
import { smsTemplates } from './smsTemplates.ts';
import { useSendSms } from './useSendSms.ts';
import { useSmsDraft } from './useSmsDraft.ts';
import './sms.css';

interface Props {
  readonly loaded: Loaded;
  readonly grouponId: number;
  readonly onClose: () => void;
}

/**
 * An SMS to everyone who joined a group-buy: typed, looked at as the phones will show it, then sent. B9
 *
 * Nothing leads to the call but the button beside the preview. What is not sent stays in this browser. GD-E11, GD-E14
 */
export function SmsDialog({ loaded: { day, complete, reason }, grouponId, onClose }: Props) {
  const { clock } = useProviders();
  const shop = useShop();
  const draft = useSmsDraft(grouponId);
  const { sending, last, open, settle, send } = useSendSms(grouponId);
  const [step, setStep] = useState<'edit' | 'preview'>('edit');
  const [tried, setTried] = useState(false);
  const [managing, setManaging] = useState(false);
  const recipients = useMemo(() => recipientsOf(day), [day]);
  const sms = prepareSms(draft.text, { day, shop: shop ?? {}, recipients });
  const refused = complete ? undefined : (reason ?? '报名还没有加载完，暂时不能发送短信');
  const isDirty = () => draft.text.trim() !== '' || sending;
  const ask = useAskToLeave(draft);
  useLeaveGuard({ isDirty, keep: draft.keep });

  async function leave() {
    if (sending) return;
    if (!isDirty() || (await ask('关闭这个窗口？', '关闭'))) onClose();
  }
  function preview() {
    setTried(true);
    if (!sms.wrong && !refused) setStep('preview');
  }
  async function press() {
    if (!(await send(sms))) return;
    draft.forget();
    onClose();
  }

  const lastText = last && `上次发送：${agoText(clock.now() - last.at)}，${groupDigits(last.count)} 人`;
  return (
    <>
      <Dialog
        title={step === 'edit' ? '发送短信' : '预览短信'}
        className="sms-dialog"
        guarded
        onClose={() => void leave()}
        foot={
          step === 'edit' ? (
            <>
              {lastText && <span className="sms-last">{lastText}</span>}
              <Button onClick={() => void leave()}>取消</Button>
              <Button look="filled" disabled={refused !== undefined} onClick={preview}>
                预览
              </Button>
            </>
          ) : (
            <>
              <Button disabled={sending} onClick={() => setStep('edit')}>
                返回修改
              </Button>
              <Button
                look="filled"
                danger
                disabled={sending || refused !== undefined || sms.recipients.phones.length === 0}
                aria-busy={sending}
                onClick={() => void press()}
              >
                {sendText(sms)}
              </Button>
            </>
          )
        }
      >
        {refused && (
          <p role="alert" className="sms-wrong">
            {refused}
          </p>
        )}
        <OpenAttempts attempts={open} onSettle={settle} />
        {step === 'edit' ? (
          <SmsEdit
            typed={draft.text}
            sms={sms}
            foundAt={draft.foundAt}
            mayBeSent={open.some(({ hash }) => hash === hashOf(sms.text))}
            wrong={saidWhen(sms, tried)}
            onTyped={draft.setText}
            onPreview={preview}
            onManage={() => setManaging(true)}
          />
        ) : (
          <SmsPreview sms={sms} from={shop?.name ?? ''} />
        )}
      </Dialog>
      {managing && (
        <LateTemplateDialog set={smsTemplates} text={draft.text.trim()} onClose={() => setManaging(false)} />
      )}
    </>
  );
}

/** What is missing is said once it was asked for; anything else at once. */
const saidWhen = ({ wrong }: Sms, tried: boolean) => (tried || wrong !== messages.smsMissing ? wrong : undefined);

const sendText = ({ recipients, total }: Sms): string =>
  `发送给 ${groupDigits(recipients.phones.length)} 人（约 ${groupDigits(total)} 条）`;

interface OpenAttemptsProps {
  readonly attempts: readonly Sent[];
  /** The merchant has found out whether one went out. */
  readonly onSettle: (attempt: Sent, arrived: boolean) => void;
}

/** What was sent without an answer, what to do about it, and how to say what came of it. N5 */
function OpenAttempts({ attempts, onSettle }: OpenAttemptsProps) {
  const { clock } = useProviders();
  return attempts.map((attempt) => (
    <div key={attempt.hash} role="alert" className="sms-open">
      <p>
        <strong>上一次是否发出还不知道</strong>
        <span>{`（${agoText(clock.now() - attempt.at)}，${groupDigits(attempt.count)} 人）`}</span>
      </p>
      <p>请先问一位顾客有没有收到。内容不变再发送，按同一次处理。</p>
      <div className="buttons">
        <Button onClick={() => onSettle(attempt, true)}>顾客收到了</Button>
        <Button onClick={() => onSettle(attempt, false)}>没有发出</Button>
      </div>
    </div>
  ));
}
