import * as z from 'zod/mini';
import { passingAsIs, writingInner } from '../codecs/asIs.ts';
import { code } from '../codecs/code.ts';
import { jsonText, jsonValue, type Spelling } from '../codecs/json.ts';
import { text } from '../codecs/text.ts';

/** 1 text, 2 a picture's path, 3 rich text (HTML). Spec §9 */
export const blockTypes = { text: 1, image: 2, richText: 3 } as const;

/** The block is all of a description that is no list of blocks. N6 */
const alone = z.optional(z.literal(true));

/** One piece of a description: `{ type: 1, text: '现烤现卖' }`. */
export const block = z.object({ type: code([1, 2, 3]), text, alone });
export type Block = z.output<typeof block>;

const written = z.object({ type: code([1, 2, 3]), text: z.optional(text), content: z.optional(text), alone });

/**
 * A block as goods (`text`) or group-buys (`content`) write it; read with either key, written with its own.
 */
export function blockWrittenAs(key: 'text' | 'content') {
  const codec = z.codec(written, z.object({ type: z.literal([1, 2, 3]), text: z.string(), alone }), {
    decode: ({ type, text, content, alone }) => ({ type, text: text ?? content ?? '', ...(alone && { alone }) }),
    encode: ({ type, text, alone }) => ({ type, [key]: text, ...(alone && { alone }) }),
  });
  // The type first, however a database orders them: what nobody changed goes out byte for byte as ever.
  const write = (held: unknown) => {
    const { type, text, alone } = held as Block;
    return { type, [key]: text, ...(alone && { alone }) };
  };
  return writingInner(passingAsIs(codec, isBlock, 'read'), { schema: block, write });
}

/** Nothing but a type and a text: the block as a record holds it. */
function isBlock(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null || Object.keys(wire).length !== 2) return false;
  return 'type' in wire && isType(wire.type) && 'text' in wire && typeof wire.text === 'string';
}

const isType = (type: unknown): boolean => type === 1 || type === 2 || type === 3;

/** Whether a text is written as HTML. */
export const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);

/** What a description says that is no list of blocks: HTML is rich text, anything else a text; blanks are nothing. N6 */
function blocksIn(text: string): readonly unknown[] {
  const list = listIn(text);
  if (list) return list;
  return text.trim() === '' ? [] : [{ type: isHtml(text) ? blockTypes.richText : blockTypes.text, text, alone: true }];
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A description that is no list goes back as it came, whoever has to send it along with something else. N6 */
const spelled = (key: 'text' | 'content'): Spelling => ({
  read: blocksIn,
  write(written) {
    const blocks = written as readonly Readonly<Record<string, unknown>>[];
    const [only] = blocks;
    if (blocks.length === 1 && only?.alone) return String(only[key]);
    return JSON.stringify(blocks.map(({ alone, ...block }) => block));
  },
});

/** A description as it is sent: JSON in a text. */
export const sentBlocks = (key: 'text' | 'content') =>
  jsonText(z.array(blockWrittenAs(key)), { read: JSON.parse, write: spelled(key).write });

/** A description as it is read, whatever it is; an answer of ours holds it as JSON in a text, or as a list. */
export const readBlocks = {
  asText: (key: 'text' | 'content') => jsonText(z.array(blockWrittenAs(key)), spelled(key)),
  asList: (key: 'text' | 'content') => jsonValue(z.array(blockWrittenAs(key)), spelled(key)),
};
