/**
 * Declarations in TypeScript that are stored, as data. What stands here is written by `scripts/vite/storedPlugin.ts` when the
 * server is built: it imports nothing of `src` but schemas, and could not ask them itself.
 */
export const builtIn: readonly unknown[] = [];

/** The habits in which declarations of the product ask applets beside it; written in the same way. */
export const builtInHabits: readonly unknown[] = [];
