import { once } from '../once.ts';

/** Words as a merchant looks them up: by their sound, numbers in them by their size. */
export const collator = once(() => new Intl.Collator('zh', { numeric: true }));
