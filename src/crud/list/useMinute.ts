import { useProviders } from '#providers/useProviders.ts';

const MINUTE_MS = 60_000;

/** The minute this is drawn in, in milliseconds since 1970: were it any finer, every row would be drawn anew whenever one changes. */
export const useMinute = (): number => Math.floor(useProviders().clock.now() / MINUTE_MS) * MINUTE_MS;
