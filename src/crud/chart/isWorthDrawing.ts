/** Two bars say no more than two numbers. */
export const isWorthDrawing = (bars: number): boolean => bars >= 3;
