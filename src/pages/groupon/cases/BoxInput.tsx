import { useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

interface Props {
  /** Names it, e.g. `牛腩 每箱份数`. */
  readonly label: string;
  readonly size: number | undefined;
  readonly onSize: (size: number | undefined) => void;
}

/** How many pieces a box holds; kept when it is left. */
export function BoxInput({ label, size, onSize }: Props) {
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    if (typed === undefined) return;
    const read = Number(typed.normalize('NFKC').trim());
    onSize(Number.isInteger(read) && read > 0 ? read : undefined);
    setTyped(undefined);
  };
  return (
    <input
      className="input box-size"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder="--"
      maxLength={5}
      value={typed ?? size ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isOfInputMethod(nativeEvent) && keep()}
    />
  );
}
