import type { Browser } from 'puppeteer-core';
import { sendToFirefox } from './sendToFirefox.ts';

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

/** Runs in the window around the page. https://searchfox.org/mozilla-central/source/dom/interfaces/base/nsITextInputProcessor.idl */
const composeThere = `async (steps, end) => {
  const pause = () => new Promise(requestIdleCallback);
  const processor = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  if (!processor.beginInputTransactionForTests(window)) throw new Error('Failed to begin to compose.');
  for (const text of steps) {
    processor.setPendingCompositionString(text);
    if (text !== '') processor.appendClauseToPendingComposition(text.length, processor.ATTR_RAW_CLAUSE);
    processor.setCaretInPendingComposition(text.length);
    processor.flushPendingComposition();
    await pause();
  }
  if (end === null) processor.cancelComposition();
  else processor.commitCompositionWith(end);
  await pause();
}`;

/**
 * Composes in what has the focus, as an input method does: the page gets trusted events.
 *
 * @param end what it becomes; given up where nothing is said
 */
export async function composeInFirefox(browser: Browser, steps: readonly string[], end?: string): Promise<void> {
  const wanted = { 'moz:scope': 'chrome', maxDepth: 0 };
  const { contexts } = await sendToFirefox<Tree>(browser, 'browsingContext.getTree', wanted);
  const ended = await sendToFirefox<{ readonly type: string }>(browser, 'script.evaluate', {
    expression: `(${composeThere})(${JSON.stringify(steps)}, ${JSON.stringify(end ?? null)})`,
    awaitPromise: true,
    target: { context: contexts[0]?.context },
  });
  if (ended.type !== 'success') throw new Error(`Failed to compose: ${JSON.stringify(ended)}`);
}
