import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { loadOnce } from '../process/loadOnce.ts';

const open = loadOnce(() => import('./openCleaner.ts').then(({ openCleaner }) => openCleaner()));

/** A DOM takes a third of a second to load: it comes with the first article that is saved. */
async function clean(html: string): Promise<string> {
  // Without either of these there is no element, and so nothing to be cleaned.
  if (!/[<&]/.test(html)) return html;
  return (await open())(html);
}

/**
 * A description as it may be stored: its articles hold nothing that runs, whoever sent them. E6
 *
 * Browsers clean what they send and what they show; this one is for who sends without our page.
 */
export async function cleanBlocks(blocks: readonly Block[]): Promise<Block[]> {
  return Promise.all(
    blocks.map(async (block) =>
      block.type === blockTypes.richText ? { ...block, text: await clean(block.text) } : block,
    ),
  );
}
