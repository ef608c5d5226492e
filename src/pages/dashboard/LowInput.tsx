import { useState } from 'react';
import { isLow, MOST_LOW } from './stock.ts';

interface Props {
  readonly low: number;
  readonly onChange: (low: number) => void;
}

/** From how many pieces on goods are nearly sold out; what is half typed changes nothing. */
export function LowInput({ low, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="desk-low">
      <span>库存不多于</span>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_LOW}
        value={typed ?? low}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isLow(Number(target.value))) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span>件算快卖完</span>
    </label>
  );
}
