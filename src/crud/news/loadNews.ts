/** What comes by itself comes after the first rows, and so does the code that tells of it. */
export const loadNewsLine = async () => ({ default: (await import('./NewsLine.tsx')).NewsLine });
