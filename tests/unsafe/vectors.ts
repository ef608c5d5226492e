import { readFileSync } from 'node:fs';

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', '0': '\0', '\\': '\\' };

const unescaped = (line: string) =>
  line.replaceAll(/\\(?:u([\da-f]{4})|([tnrf0\\]))/gi, (_, code?: string, letter?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter ?? ''] ?? ''),
  );

/** What is known to run where nothing cleans it: gathered from cheat sheets, reports and bypasses of many years. */
export const vectors: readonly string[] = readFileSync('tests/unsafe/vectors.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map(unescaped);
