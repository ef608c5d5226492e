/** How large a table may become, on every path, and what a new one is. E8 */
export const tableLimits = {
  rows: 100,
  columns: 20,
  /** A new table nobody has said a size for. */
  default: { rows: 5, columns: 5 },
  /** The picker shows so many at first and grows up to `most`. */
  picker: { rows: 10, columns: 10, mostRows: 20, mostColumns: 20 },
} as const;
