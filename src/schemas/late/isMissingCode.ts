/** Whether an error says that a file of the page could not be fetched: each browser has a sentence of its own. E13 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
