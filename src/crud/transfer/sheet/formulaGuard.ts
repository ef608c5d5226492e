/** What a spreadsheet may take for the beginning of a formula, in full width too, however many quotes stand before it already. */
const RISKY = /^'*[=+\-@＝＋－＠\t\r]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r]/;

/** A text that a spreadsheet shows and never runs: `=1+1` becomes `'=1+1`. */
export const guard = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** The text as it was before it was guarded: `unguard(guard(text)) = text`. */
export const unguard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
