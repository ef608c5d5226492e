import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Question {
  readonly title: Message;
  readonly body?: Message;
  /** The verb on the button, e.g. `删除`. */
  readonly ok: string;
  /** The other one; `取消` when nothing is said. */
  readonly no?: string;
  readonly danger?: boolean;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks the merchant; resolves to the answer, and to no when the question is closed. T8 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('Failed to ask: wrap the screen in ConfirmProvider.');
  return confirm;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

/** One question at a time, over whatever asks it; it begins at the answer that changes nothing. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>((question) => new Promise((answer) => setAsked({ ...question, answer })), []);

  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && (
        <Dialog
          question
          title={asked.title}
          width={420}
          foot={
            <>
              <Button data-start="" onClick={() => answer(false)}>
                {asked.no ?? '取消'}
              </Button>
              <Button look="filled" danger={asked.danger} onClick={() => answer(true)}>
                {asked.ok}
              </Button>
            </>
          }
          onClose={() => answer(false)}
        >
          {asked.body && <p>{asked.body}</p>}
        </Dialog>
      )}
    </ConfirmContext.Provider>
  );
}
