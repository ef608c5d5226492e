import { useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

interface Props {
  readonly alt: string;
  readonly onChange: (alt: string) => void;
}

/** What is read to whoever does not see the picture. Taken when it is left, or by Enter. */
export function AltField({ alt, onChange }: Props) {
  const [text, setText] = useState(alt);
  const take = () => text !== alt && onChange(text);
  return (
    <label className="media-field">
      <span>描述</span>
      <input
        size={12}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
          event.preventDefault();
          take();
        }}
      />
    </label>
  );
}
