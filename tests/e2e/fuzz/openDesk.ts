import type { Page } from 'playwright-core';
import { linesIn } from './articleHtml.ts';
import type { Line, Place } from './articleModel.ts';
import { type Within, withinOf } from './within.ts';

/** An article that is open in the product, and what hands do to it. */
export interface Desk {
  setHtml(html: string): Promise<void>;
  /** What would be stored. */
  html(): Promise<string>;
  /** The same, read, as far as it stands within something; that must be as it was. */
  lines(within: Within): Promise<readonly Line[]>;
  /** Opens the first cell of a table. */
  enterCell(): Promise<void>;
  /** @param before at the end of what stands before the place, where a page has two points for it */
  select(from: Place, to: Place, before: boolean): Promise<void>;
  compose(letters: readonly string[], word: string): Promise<void>;
  /** Letters that are composed, as far as that. */
  show(letters: string): Promise<unknown>;
  /** Composes and goes elsewhere before the word is there. */
  leave(letters: readonly string[]): Promise<void>;
  /** A phone makes another word of letters that are there. */
  takeUp(from: number, to: number, word: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
}

/** Opens an article of a new product. Its HTML is written as any merchant may write it, as 源代码. */
export async function openDesk(page: Page): Promise<Desk> {
  const name = '商品描述 1 图文';
  await page.getByRole('button', { name: '添加图文' }).click();
  const tool = page
    .getByRole('toolbar', { name: `${name} 工具栏` })
    .getByRole('button', { name: '源代码', exact: true });
  await tool.waitFor();
  const source = page.getByLabel(`${name} 源代码`);
  const toggle = () => tool.evaluate((button) => button instanceof HTMLElement && button.click());
  const keyboard = await page.context().newCDPSession(page);
  const show = (text: string, range = {}) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
      ...range,
    });
  const end = (word: string) => (word === '' ? show('') : keyboard.send('Input.insertText', { text: word }));

  async function html(): Promise<string> {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await toggle();
    return source.inputValue();
  }

  return {
    async setHtml(html) {
      if (!(await source.isVisible())) await toggle();
      await source.fill(html);
      await toggle();
      await source.waitFor({ state: 'detached' });
    },
    html,
    lines: async (within) => page.evaluate(linesIn, withinOf((await html()) || '<p><br></p>', within)),
    async enterCell() {
      await page.getByRole('gridcell').first().focus();
      await page.keyboard.press('F2');
      await page.locator('.nested-editor').waitFor();
    },
    select: (from, to, before) => page.evaluate(selectOnPage, { from, to, before }),
    show: (letters) => show(letters),
    async compose(letters, word) {
      for (const each of letters) await show(each);
      await end(word);
    },
    async leave(letters) {
      for (const each of letters) await show(each);
      await page.getByLabel('商品名称').focus();
    },
    async takeUp(from, to, word) {
      await show(word, { replacementStart: from, replacementEnd: to });
      await end(word);
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      await page.keyboard.press(key);
      // A step back is taken a moment after its key.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
  };
}

interface Wanted {
  readonly from: Place;
  readonly to: Place;
  readonly before: boolean;
}

/** Runs in the page: puts the caret where a press would, and waits until everybody has heard of it. */
async function selectOnPage({ from, to, before }: Wanted): Promise<void> {
  const cell = document.querySelector<HTMLElement>('.nested-editor .public-DraftEditor-content');
  const host = cell ?? document.querySelector<HTMLElement>('.public-DraftEditor-content');
  // Outside of boxes stand lines for the caret that are not there.
  const inner = host?.querySelectorAll('.box [data-block="true"]');
  const lines = inner?.length ? inner : (host?.querySelectorAll('[data-block="true"]') ?? []);
  const pointOf = ({ line, offset }: Place): readonly [Node, number] => {
    const block = lines[line];
    if (!block) throw new Error(`There is no line ${line}.`);
    const isText = (node: Node) => node.parentElement?.closest('[contenteditable]') === host;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let rest = offset;
    let last: readonly [Node, number] | undefined;
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      if (!isText(node)) continue;
      if (rest < node.length || (rest === node.length && before)) return [node, rest];
      last = [node, Math.min(rest, node.length)];
      rest -= node.length;
    }
    return last ?? [block.querySelector('[data-offset-key] [data-offset-key]') ?? block, 0];
  };
  host?.focus();
  const heard = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
  document.getSelection()?.setBaseAndExtent(...pointOf(from), ...pointOf(to));
  const frame = () => new Promise(requestAnimationFrame);
  // Where it stands already nothing is told.
  await Promise.race([heard, frame().then(frame)]);
  await frame();
}
