import pLimit from 'p-limit';
import { limits } from '#schemas/limits.ts';
import { codes, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';
import { CLEAN_MS, cleanInWorker, Spent, WORKERS } from './cleanInWorker.ts';
import { isTooHeavy } from './isTooHeavy.ts';

/** A page waits 20 s for its answer: who comes later is told at once. */
const MOST_WAITING = 20;

const turn = pLimit(WORKERS);

/**
 * An article as it may be stored: nothing in it runs, whoever sent it. E6
 *
 * @throws Refusal 400 when it is too long or too much work, 429 when too many are waiting already. K1
 */
export async function cleanHtml(html: string): Promise<string> {
  // Without either of these there is no element, and so nothing to be cleaned.
  if (!/[<&]/.test(html)) return html;
  if (html.length > limits.articleHtmlLength || isTooHeavy(html)) throw tooHeavy();
  if (turn.pendingCount >= MOST_WAITING) throw new Refusal(codes.tooOften, sentences.busy, CLEAN_MS / 1000);
  const clean = await turn(() => cleanInWorker(html)).catch((failure: unknown) => {
    throw failure instanceof Spent ? tooHeavy() : failure;
  });
  if (clean.length > limits.articleHtmlLength) throw tooHeavy();
  return clean;
}

const tooHeavy = () => new Refusal(codes.badInput, sentences.articleTooHeavy);
