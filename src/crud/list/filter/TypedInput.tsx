import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

interface Props {
  readonly label: string;
  readonly type: 'text' | 'number' | 'date';
  readonly hint?: string | undefined;
  /** Of a day: the first and the last one that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What holds now. */
  readonly text: string;
  readonly onCommit: (typed: string) => void;
  /** Told when somebody comes into it, and leaves it. */
  readonly onInside?: (inside: boolean) => void;
}

/** Earlier years are on their way to a later one: `0002` becomes `2026`. */
const EARLIEST_DAY = '1900';

/**
 * Something typed that holds when it is done: with Enter, on leaving, and for a day as soon as it is whole.
 *
 * What is being typed is never changed from outside.
 */
export function TypedInput({ label, type, hint, min, max, text, onCommit, onInside }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text;
  }, [text]);

  const commit = () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed !== text) onCommit(typed);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) commit();
  };
  const handleInput = () => {
    const typed = input.current?.value ?? '';
    if (type === 'date' && (typed === '' || typed >= EARLIEST_DAY)) commit();
  };
  return (
    <input
      ref={input}
      className="input"
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      min={min}
      max={max}
      aria-label={label}
      placeholder={hint}
      defaultValue={text}
      onInput={handleInput}
      onKeyDown={handleKey}
      onFocus={() => onInside?.(true)}
      onBlur={() => {
        commit();
        onInside?.(false);
      }}
    />
  );
}
