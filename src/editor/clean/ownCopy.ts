/** Stands before the HTML this editor copies: what is ours needs no cleaning of looks. */
const MARK = '<meta name="generator" content="zhanggui">';

/** The HTML of a copy, marked as ours. */
export const markCopy = (html: string): string => MARK + html;

/** Whether this editor made it, in this tab or another. A browser may have written its own lines around it. */
export const isOwnCopy = (html: string): boolean => html.includes(MARK);
