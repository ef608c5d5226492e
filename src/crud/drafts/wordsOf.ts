import type { Draft } from './createDrafts.ts';

const MOST_WORDS = 24;

/** By what drafts are told apart: the first text that was typed, `「荔枝干」`. */
export function wordsOf({ values }: Draft): string {
  const text = Object.values(values).find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof text !== 'string') return '';
  return `「${text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text}」`;
}
