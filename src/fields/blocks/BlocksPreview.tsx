import { useProviders } from '#providers/useProviders.ts';
import type { Block } from '#schemas/entities/block.ts';
import { blocksShow } from '../show/articleShows.tsx';
import type { BlocksField } from './blocks.ts';
import '../show/shows.css';
import './blocksPreview.css';

interface Props {
  readonly field: BlocksField;
  readonly blocks: readonly Block[];
}

/** The description as wide as a buyer's phone; nothing in it runs. GB-E7 */
export function BlocksPreview({ field, blocks }: Props) {
  const { fileHost } = useProviders();
  const said = blocks.some(({ text }) => text.trim() !== '');
  return (
    <section className="phone-frame" aria-label={`${field.label}预览`}>
      {said ? blocksShow.draw(blocks, field, { resolve: fileHost.resolve }) : <p className="soft">还没有内容</p>}
    </section>
  );
}
