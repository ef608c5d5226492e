import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { isBlocks } from '#schemas/rules/bounds.ts';
import { cleanHtml } from './cleanHtml.ts';

/**
 * What a call asks for, with its description as it may be stored. E6
 *
 * Browsers clean what they send and what they show; this one is for who sends without our page. It is done before
 * anything is written: meanwhile nobody waits for what a call has locked. K1
 *
 * @throws Refusal 400 when it would take longer than anybody waits.
 */
export async function cleanInput<Input extends object>(input: Input): Promise<Input> {
  if (!('description' in input) || !Array.isArray(input.description) || !isBlocks(input.description)) return input;
  return { ...input, description: await cleanBlocks(input.description) };
}

/** One after the other: a description takes one worker at most, and the first one that is refused is the last. */
export async function cleanBlocks(blocks: readonly Block[]): Promise<readonly Block[]> {
  const cleaned: Block[] = [];
  for (const { type, text } of blocks)
    cleaned.push({ type, text: type === blockTypes.richText ? await cleanHtml(text) : text });
  return cleaned;
}
