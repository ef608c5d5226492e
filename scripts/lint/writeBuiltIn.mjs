import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { collect, dataTexts } from './collect.mjs';

const file = join(root, 'server/declared/builtIn.json');

/**
 * Writes into the server what it has to know of the product's declarations: it imports nothing of `src` but schemas.
 *
 * @param {Awaited<ReturnType<typeof collect>>} [collected] reads them where left out
 */
export async function writeBuiltIn(collected) {
  const text = await builtInText(collected);
  // What has not changed is not written: it would start the applet of `npm run dev` anew.
  if (text !== writtenText()) writeFileSync(file, text);
}

export async function builtInText(collected) {
  const { lint, modules } = collected ?? (await collect());
  return `${JSON.stringify(lint.builtInOf(modules, dataTexts()), null, 2)}\n`;
}

export const writtenText = () => readFileSync(file, 'utf8');
