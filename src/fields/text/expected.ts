import type { Message } from '#schemas/messages.ts';
import type { AnyField } from '../Field.ts';

const LONGEST = 20;

/** What is expected instead of what stands there: `库存要填整数，例如 12，现在是「十二」`. */
export function expected({ label }: AnyField, what: string, text: string): Message {
  const letters = [...text.trim()];
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
  return `${label}要填${what}，现在是「${shown}」`;
}
