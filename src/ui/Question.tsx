import type { Message } from '#schemas/messages.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** What is asked of the merchant. */
export interface Asking {
  readonly title: Message;
  readonly body?: Message;
  /** The verb on the button, e.g. `删除`. */
  readonly ok: string;
  /** The other one; `取消` when nothing is said. */
  readonly no?: string;
  readonly danger?: boolean;
}

interface Props extends Asking {
  readonly onAnswer: (yes: boolean) => void;
}

/** Begins at the answer that changes nothing; closed, it is that answer. T8 */
export const Question = ({ title, body, ok, no = '取消', danger, onAnswer }: Props) => (
  <Dialog
    question
    title={title}
    width={420}
    foot={
      <>
        <Button data-start="" onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button look="filled" danger={danger} onClick={() => onAnswer(true)}>
          {ok}
        </Button>
      </>
    }
    onClose={() => onAnswer(false)}
  >
    {body && <p>{body}</p>}
  </Dialog>
);
