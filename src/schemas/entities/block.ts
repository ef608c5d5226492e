import * as z from 'zod/mini';
import { passingAsIs, writingInner } from '../codecs/asIs.ts';
import { code } from '../codecs/code.ts';
import { text } from '../codecs/text.ts';

/** 1 text, 2 a picture's path, 3 rich text (HTML). Spec §9 */
export const blockTypes = { text: 1, image: 2, richText: 3 } as const;

/** One piece of a description: `{ type: 1, text: '现烤现卖' }`. */
export const block = z.object({ type: code([1, 2, 3]), text });
export type Block = z.output<typeof block>;

const written = z.object({ type: code([1, 2, 3]), text: z.optional(text), content: z.optional(text) });

/**
 * A block as goods (`text`) or group-buys (`content`) write it; read with either key, written with its own.
 */
export function blockWrittenAs(key: 'text' | 'content') {
  const codec = z.codec(written, z.object({ type: z.literal([1, 2, 3]), text: z.string() }), {
    decode: ({ type, text, content }) => ({ type, text: text ?? content ?? '' }),
    encode: ({ type, text }) => ({ type, [key]: text }),
  });
  // The type first, however a database orders them: what nobody changed goes out byte for byte as ever.
  const write = (held: unknown) => {
    const { type, text } = held as Block;
    return { type, [key]: text };
  };
  return writingInner(passingAsIs(codec, isBlock, 'read'), { schema: block, write });
}

/** Nothing but a type and a text: the block as a record holds it. */
function isBlock(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null || Object.keys(wire).length !== 2) return false;
  return 'type' in wire && isType(wire.type) && 'text' in wire && typeof wire.text === 'string';
}

const isType = (type: unknown): boolean => type === 1 || type === 2 || type === 3;
