import { useId, useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { readWidth } from './size.ts';

interface Props {
  readonly width: number | undefined;
  readonly onChange: (px: number | undefined) => void;
}

const spelled = (width: number | undefined): string => (width === undefined ? '' : String(width));

/** How wide something stands in its text, in px; empty for as wide as it is. Taken when it is left, or by Enter. */
export function WidthField({ width, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(spelled(width));
  const [seen, setSeen] = useState(width);
  const read = readWidth(text);
  // It was drawn wider by its edge, or taken back.
  if (seen !== width) {
    setSeen(width);
    if (read?.px !== width) setText(spelled(width));
  }

  function take() {
    if (read && read.px !== width) onChange(read.px);
  }
  return (
    <label className="media-field">
      <span>宽度</span>
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
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
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
