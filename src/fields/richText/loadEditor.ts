import type { ComponentType } from 'react';
import type { RichTextProps } from '#editor/RichText.tsx';
import { importAgain } from '#schemas/late/importAgain.ts';

type Module = typeof import('#editor/RichText.tsx');

/** The editor's code; it comes with the first article, and no sooner. E13 */
export async function loadEditor(tries: number): Promise<ComponentType<RichTextProps>> {
  const { RichText } = await importAgain<Module>({
    load: () => import('#editor/RichText.tsx'),
    isIt: (module): module is Module => 'RichText' in module,
    tries,
  });
  return RichText;
}
