import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

interface Props {
  readonly box: RefObject<HTMLInputElement>;
  /** What it is called. */
  readonly label?: string;
  readonly q: string;
  readonly onType: (q: string) => void;
  /** Somebody is about to search. */
  readonly onApproach: () => void;
}

/** What is looked for, as it is typed; what an input method is still putting together is not yet meant. */
export function SearchBox({ box, label = '搜索', q, onType, onApproach }: Props) {
  /** What was typed and has not come back by way of the address yet. */
  const underway = useRef<string[]>([]);
  useEffect(() => {
    const at = underway.current.lastIndexOf(q);
    underway.current = at < 0 ? [] : underway.current.slice(at + 1);
    if (at < 0 && box.current) box.current.value = q;
  }, [q, box]);

  const type = () => {
    const typed = box.current?.value ?? '';
    underway.current.push(typed.trim() === '' ? '' : typed);
    onType(typed);
  };
  const handleInput = ({ nativeEvent }: FormEvent) => {
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) type();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || isOfInputMethod(event.nativeEvent)) return;
    if (event.currentTarget.value === '') return event.currentTarget.blur();
    event.preventDefault();
    event.currentTarget.value = '';
    type();
  };
  return (
    <input
      ref={box}
      type="search"
      className="input search-box"
      aria-label={label}
      placeholder={`${label}，可用拼音首字母`}
      enterKeyHint="search"
      autoComplete="off"
      defaultValue={q}
      onFocus={onApproach}
      onInput={handleInput}
      onCompositionEnd={type}
      onKeyDown={handleKey}
    />
  );
}
