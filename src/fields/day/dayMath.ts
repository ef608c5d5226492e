const DAY_MS = 86_400_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The UTC day `2026-03-08` that a moment, in milliseconds since 1970, falls on. */
export const utcDayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later; earlier for a negative number. */
export const shiftDay = (day: string, days: number): string => utcDayOf(startOf(day) + days * DAY_MS);

/** How many days lie from one day to another; negative when the other one is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((startOf(to) - startOf(from)) / DAY_MS);

/** The Sunday of the week, which begins on Monday; a Sunday is its own. */
export const sundayOf = (day: string): string => shiftDay(day, (7 - new Date(startOf(day)).getUTCDay()) % 7);
