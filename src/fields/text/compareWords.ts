import { collator } from '#schemas/text/collator.ts';
import type { Compare } from '../Kind.ts';

export const compareWords: Compare = (a, b) => collator().compare(String(a ?? ''), String(b ?? ''));
