/** Up to so many rows, all are drawn: the browser's own search and print see them, and nothing has to be measured. */
export const VIRTUAL_ABOVE = 100;
