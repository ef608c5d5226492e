import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import type { Writing } from './useCaption.ts';

interface Props {
  readonly caption: Writing;
  /** What the picture is called. */
  readonly label: string;
  /** It is written, and the caret goes on behind the picture. */
  readonly onEnter: () => void;
}

/** The line under a picture in which its caption is written. */
export function CaptionField({ caption, label, onEnter }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { isNew } = caption;
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isOfInputMethod(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      caption.drop();
      event.currentTarget.parentElement?.querySelector<HTMLElement>('.media-choose')?.focus();
      return;
    }
    onEnter();
  }
  return (
    <textarea
      ref={field}
      className="article-caption"
      aria-label={`${label} 的图注`}
      placeholder="写图注，回车完成"
      rows={1}
      value={caption.text ?? ''}
      onChange={({ currentTarget }) => caption.write(currentTarget.value.replace(/[\r\n]+/g, ' '))}
      onKeyDown={onKeyDown}
    />
  );
}
