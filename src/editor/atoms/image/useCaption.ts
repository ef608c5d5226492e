import { useRef, useState } from 'react';

/** A caption that is being written. */
export interface Writing {
  /** As it stands now; undefined where there is none, and none is being written. */
  readonly text: string | undefined;
  /** It was asked for here, and wants the caret. */
  readonly isNew: boolean;
  open(): void;
  write(text: string): void;
  /** Puts it into the article, if it has become another one. */
  take(): void;
  /** Forgets what was written. */
  drop(): void;
}

/**
 * What is written under a picture. The article hears of it when the picture is left: so a caption is one step of undo, and
 * no key of an input method meets a picture that is drawn anew.
 */
export function useCaption(caption: string | undefined, onTake: (caption: string) => void): Writing {
  const stored = caption?.trim();
  // Known at once: what takes it may be left by that, and would take it again.
  const draft = useRef<string>();
  const [written, setWritten] = useState<string>();
  const write = (text: string | undefined) => {
    draft.current = text;
    setWritten(text);
  };
  function take() {
    const text = draft.current?.trim();
    write(undefined);
    if (text !== undefined && text !== (stored ?? '')) onTake(text);
  }
  return {
    text: written ?? stored,
    isNew: stored === undefined,
    open: () => write(''),
    write,
    take,
    drop: () => write(undefined),
  };
}
