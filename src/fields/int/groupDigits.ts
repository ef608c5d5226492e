/**
 * A whole number with its thousands apart: `1,426`.
 *
 * By hand, for `Intl.NumberFormat` takes 20 ms to be made, of the first picture of any list with a figure in it. Safe
 * integers only.
 */
export const groupDigits = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
