import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Asking, Question } from './Question.tsx';

type Confirm = (asking: Asking) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Asks the merchant; resolves to the answer, and to no when the question is closed. T8 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('Failed to ask: wrap the screen in ConfirmProvider.');
  return confirm;
}

/** No list needs it before its first row; fetched ahead as soon as there is time. */
export const loadQuestion = () => import('./Question.tsx').then(({ Question }) => Question);

interface Asked {
  readonly asking: Asking;
  readonly Question: typeof Question;
  readonly answer: (yes: boolean) => void;
}

/** One question at a time, over whatever asks it. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(async (asking) => {
    const Question = await loadQuestion().catch(() => undefined);
    // Without a network the browser itself can still ask. N11
    if (!Question) return window.confirm([asking.title, asking.body].filter(Boolean).join('\n'));
    return new Promise((answer) =>
      setAsked((before) => {
        // Asked twice by two quick presses: the first one waits for nothing.
        before?.answer(false);
        return { asking, Question, answer };
      }),
    );
  }, []);

  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };

  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && <asked.Question {...asked.asking} onAnswer={answer} />}
    </ConfirmContext.Provider>
  );
}
