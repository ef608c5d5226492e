const format = new Intl.NumberFormat('zh-CN');

/** A count with its thousands apart: `1,426`. */
export const numberText = (count: number): string => format.format(count);
