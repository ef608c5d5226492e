/** Nobody writes so many brackets inside each other; what reads them would, and would run out of room. */
export const DEEPEST = 60;
