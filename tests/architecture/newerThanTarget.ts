/**
 * What browsers got after the oldest one that package.json's browserslist names, and what does the same there. By MDN's
 * tables of compatibility. Decision 047
 */
const newer: readonly (readonly [what: RegExp, remedy: string])[] = [
  [/\.toSorted\(/, '[...list].sort(…): Chrome 110, Safari 16'],
  [/\.toReversed\(/, '[...list].reverse(): Chrome 110, Safari 16'],
  [/\.toSpliced\(/, 'slice and spread: Chrome 110, Safari 16'],
  [/\bURL\.(?:canParse|parse)\b/, 'parseUrl (src/schemas/parseUrl.ts): Chrome 126, Safari 18'],
  [/\b(?:Object|Map)\.groupBy\b/, 'a loop: Chrome 117, Safari 17.4'],
  [/\bPromise\.(?:withResolvers|try)\b/, 'new Promise(…): Chrome 119, Safari 17.4'],
  [/\bArray\.fromAsync\b/, 'a loop that awaits: Chrome 121, Safari 16.4'],
  [/\bAbortSignal\.any\b/, 'an AbortController: Chrome 116, Safari 17.4'],
  [/\.(?:isWellFormed|toWellFormed)\(/, 'a pattern with the flag u: Chrome 111, Safari 16.4'],
  [/\bnew Set\([^)]*\)\.(?:union|intersection|difference|isSubsetOf)\(/, 'filter and has: Chrome 122, Safari 17'],
  [/\b(?:RegExp\.escape|Iterator\.from|scheduler\.yield)\b/, 'what was there before: Chrome 122 and later'],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|some|every|find|reduce|toArray)\(/,
    'a spread first: Chrome 122, Safari 18.4',
  ],
];

/** What a code calls that the oldest browser does not have, each with what to write. */
export const newerThanTarget = (code: string): readonly string[] =>
  newer.flatMap(([what, remedy]) => {
    const found = what.exec(code);
    return found ? [`${found[0]} → ${remedy}`] : [];
  });
