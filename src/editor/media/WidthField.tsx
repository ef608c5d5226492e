import { useId, useState } from 'react';
import { readWidth } from './size.ts';

interface Props {
  readonly width: number | undefined;
  readonly onChange: (px: number | undefined) => void;
}

/** How wide something stands in its text, in px; empty for as wide as it is. Taken when it is left, or by Enter. */
export function WidthField({ width, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(width === undefined ? '' : String(width));
  const read = readWidth(text);

  function take() {
    if (read && read.px !== width) onChange(read.px);
  }
  return (
    <label className="media-field">
      宽度
      <input
        inputMode="numeric"
        size={5}
        placeholder="自动"
        value={text}
        aria-invalid={!read}
        aria-describedby={read ? undefined : id}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      {!read && (
        <span id={id} className="media-wrong">
          请输入正确的数值，如 123、400
        </span>
      )}
    </label>
  );
}
