import { openCleaner } from './openCleaner.ts';

/** What a thread does with the HTML it is given. It is loaded once for each thread, which takes a third of a second. */
export const clean = openCleaner();
