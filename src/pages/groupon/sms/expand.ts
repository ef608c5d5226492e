import type { Message } from '#schemas/messages.ts';

/** What a text may leave to the group-buy and its shop to say. GD-E12 */
export const variables = ['团名', '取货地址', '截止日', '店名', '店铺电话'] as const;
type Variable = (typeof variables)[number];

export type Values = Readonly<Record<Variable, string>>;

/** A place of a text that cannot be sent as it stands; `at` and `end` in UTF-16 units. */
export interface Fault {
  readonly at: number;
  readonly end: number;
  readonly why: Message;
}

export interface Expanded {
  readonly text: string;
  readonly faults: readonly Fault[];
}

/** `{团名}`, with the brackets of either keyboard; without its end only where a variable's name begins. */
const PLACE = new RegExp(`[{｛]([^{}｛｝\\n]*)[}｝]|[{｛](?=\\s*(?:${variables.join('|')}))`, 'g');

const isVariable = (name: string): name is Variable => variables.some((each) => each === name);

/** Puts in what the variables stand for, once: what they say is never read for variables again. GD-E12 */
export function expand(text: string, values: Values): Expanded {
  const faults: Fault[] = [];
  const expanded = text.replace(PLACE, (place: string, inside: string | undefined, at: number) => {
    const name = inside?.trim() ?? '';
    const value = isVariable(name) ? values[name].trim() : '';
    if (value !== '') return value;
    faults.push({ at, end: at + place.length, why: whyNot(place, inside === undefined, name) });
    return place;
  });
  return { text: expanded, faults };
}

function whyNot(place: string, open: boolean, name: string): Message {
  if (open) return '变量少了右边的 }';
  if (isVariable(name)) return `${place} 没有内容，请删掉或直接写出来`;
  return `没有 ${place} 这个变量，可用 ${variables.map((each) => `{${each}}`).join('')}`;
}
