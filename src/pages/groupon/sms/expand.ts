import type { Message } from '#schemas/messages.ts';

/** What a text may leave to the group-buy and its shop to say. GD-E12 */
export const variables = ['团名', '取货地址', '截止日', '店名', '店铺电话'] as const;
type Variable = (typeof variables)[number];

export type Values = Readonly<Record<Variable, string>>;

/** A variable in a text; `at` and `end` in UTF-16 units of what was typed. */
export interface Place {
  readonly at: number;
  readonly end: number;
  /** What is sent in its stead; empty when nothing can be. */
  readonly value: string;
  /** Why nothing can be. */
  readonly fault?: Message;
}

export interface Expanded {
  readonly text: string;
  readonly places: readonly Place[];
}

/** `{团名}`, with the brackets of either keyboard; without its end only where a variable's name begins. */
const PLACE = new RegExp(`[{｛]([^{}｛｝\\n]*)[}｝]|[{｛](?=\\s*(?:${variables.join('|')}))`, 'g');

const isVariable = (name: string): name is Variable => variables.some((each) => each === name);

/** Puts in what the variables stand for, once: what they say is never read for variables again. GD-E12 */
export function expand(typed: string, values: Values): Expanded {
  const places: Place[] = [];
  const text = typed.replace(PLACE, (place: string, inside: string | undefined, at: number) => {
    const name = inside?.trim() ?? '';
    const value = isVariable(name) ? values[name].trim() : '';
    const end = at + place.length;
    places.push(value ? { at, end, value } : { at, end, value, fault: whyNot(place, inside === undefined, name) });
    return value || place;
  });
  return { text, places };
}

function whyNot(place: string, open: boolean, name: string): Message {
  if (open) return '变量少了右边的 }';
  if (isVariable(name)) return `${place} 没有内容，请删掉或直接写出来`;
  return `没有 ${place} 这个变量`;
}
