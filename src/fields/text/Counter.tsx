import type { Message } from '#schemas/messages.ts';
import { lengthOf } from '#schemas/rules/rule.ts';
import './counter.css';

interface Props {
  readonly text: string;
  readonly max: number;
}

/** How full a text is. Heard when it is nearly full and when it is full; what is too much is counted, never cut off. */
export function Counter({ text, max }: Props) {
  const used = lengthOf(text);
  return (
    <span className="counter" data-over={used > max || undefined}>
      <span aria-hidden="true">{`${used > max ? `超出 ${used - max} 个字符 ` : ''}${used}/${max}`}</span>
      <span className="unseen" aria-live="polite">
        {heard(used, max)}
      </span>
    </span>
  );
}

const NEARLY = 0.9;

/** The same words as long as nothing new is to be said: a screen reader repeats what changes. */
export function heard(used: number, max: number): Message {
  if (used > max) return `超过了 ${max} 个字符，请删减`;
  if (used === max) return `已满 ${max} 个字符`;
  return used >= max * NEARLY ? `快满了，最多 ${max} 个字符` : '';
}
