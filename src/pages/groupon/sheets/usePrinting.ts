import { useEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { useProviders } from '#providers/useProviders.ts';

/** What goes to the printer, from the press on, or from the browser's own command. */
export interface Printing {
  /** When it was asked for, in milliseconds since 1970; undefined while nothing is drawn for the printer. */
  readonly at: number | undefined;
  /** Nothing but the frames of labels, to try where they come to lie. */
  readonly trial: boolean;
  /** It is being drawn. */
  readonly busy: boolean;
  print(trial?: boolean): void;
  /** What is on the paper is no longer what is on the screen. */
  forget(): void;
  /** To be called when all of it is drawn. */
  drawn(): void;
}

/** Draws a sheet for the printer without holding up the page, then prints it; Ctrl+P draws it, too. */
export function usePrinting(): Printing {
  const { clock } = useProviders();
  const [at, setAt] = useState<number>();
  const [trial, setTrial] = useState(false);
  const [busy, startDrawing] = useTransition();
  const asked = useRef(false);

  useEffect(() => {
    // Whoever prints with the browser's own command does not wait for a transition.
    const draw = () => {
      if (asked.current) return;
      flushSync(() => {
        setTrial(false);
        setAt(clock.now());
      });
    };
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, [clock]);

  return {
    at,
    trial,
    busy,
    print(trial = false) {
      asked.current = true;
      setTrial(trial);
      // Drawn anew each time, for the time of printing stands on it.
      setAt(undefined);
      startDrawing(() => setAt(clock.now()));
    },
    forget() {
      asked.current = false;
      setAt(undefined);
    },
    drawn() {
      if (!asked.current) return;
      globalThis.print();
      asked.current = false;
    },
  };
}
