import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { loadOnce } from '../process/loadOnce.ts';
import { codes, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';
import { isTooHeavy } from './isTooHeavy.ts';

const open = loadOnce(() => import('./openCleaner.ts').then(({ openCleaner }) => openCleaner()));

/** A DOM takes a third of a second to load: it comes with the first article that is saved. */
async function clean(html: string): Promise<string> {
  // Without either of these there is no element, and so nothing to be cleaned.
  if (!/[<&]/.test(html)) return html;
  if (isTooHeavy(html)) throw new Refusal(codes.badInput, sentences.articleTooHeavy);
  return (await open())(html);
}

/**
 * A description as it may be stored: its articles hold nothing that runs, whoever sent them. E6
 *
 * @throws Refusal 400 when it would take longer than anybody waits.
 *
 * Browsers clean what they send and what they show; this one is for who sends without our page.
 */
export async function cleanBlocks(blocks: readonly Block[]): Promise<Block[]> {
  return Promise.all(
    blocks.map(async ({ type, text }) => ({ type, text: type === blockTypes.richText ? await clean(text) : text })),
  );
}
