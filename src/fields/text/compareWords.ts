import { once } from '#schemas/once.ts';
import type { Compare } from '../Kind.ts';

/** Words as a merchant looks them up: by their sound, numbers in them by their size. */
export const collator = once(() => new Intl.Collator('zh', { numeric: true }));

export const compareWords: Compare = (a, b) => collator().compare(String(a ?? ''), String(b ?? ''));
