import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Message } from '#schemas/messages.ts';

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

/** One question for all rows: the browser's own dialog holds the focus and answers Esc. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = useCallback<Confirm>((question) => new Promise((answer) => setAsked({ ...question, answer })), []);

  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);

  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && (
        <dialog
          ref={dialog}
          className="confirm"
          aria-labelledby="confirm-title"
          onCancel={() => answer(false)}
          onClose={() => answer(false)}
        >
          <h2 id="confirm-title">{asked.title}</h2>
          {asked.body && <p>{asked.body}</p>}
          <div className="buttons">
            <button type="button" className="button" onClick={() => answer(false)}>
              {asked.no ?? '取消'}
            </button>
            <button
              type="button"
              className={asked.danger ? 'button filled danger' : 'button filled'}
              onClick={() => answer(true)}
            >
              {asked.ok}
            </button>
          </div>
        </dialog>
      )}
    </ConfirmContext.Provider>
  );
}
