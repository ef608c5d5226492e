import { once } from '#schemas/once.ts';
import type { Compare } from '../Kind.ts';

/** Words as a merchant looks them up: by their sound, numbers in them by their size. */
export const collator = once(() => new Intl.Collator('zh', { numeric: true }));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

export const compareWords: Compare = (a, b) => collator().compare(textOf(a), textOf(b));
