import { openCleaner } from './openCleaner.ts';

/** What a worker does with the HTML it is given. It is loaded once for each, which takes a third of a second. */
export const clean = openCleaner();
