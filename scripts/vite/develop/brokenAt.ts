import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** A line of a stack: `    at name (/path/to/file.ts:16:22)`. */
const FRAME = /^ +at (?:.*\()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/gm;
const REASON = /^(?:\w*Error|Uncaught).*$/m;
/** Where declarations stand; what they call may have thrown for them. */
const DECLARING = /^src.(?:resources|pages|schemas.endpoints)./;

/**
 * What Node complains of when a declaration throws while it is read, as a finding: why, and where in the sources.
 *
 * @param root of the project
 */
export function brokenAt(complaint: string, root: string) {
  const frames = [...complaint.matchAll(FRAME)]
    .map(([, path = '', line, column]) => ({ file: relative(root, path), line: Number(line), column: Number(column) }))
    .filter(({ file }) => file.startsWith(`src${sep}`));
  const nowhere = { file: 'src/App.tsx', line: 1, column: 1 };
  const place = frames.find(({ file }) => DECLARING.test(file)) ?? frames[0] ?? nowhere;
  const path = `${root}${sep}${place.file}`;
  const text = place !== nowhere && existsSync(path) ? readFileSync(path, 'utf8').split('\n')[place.line - 1] : '';
  return { ...place, text: text ?? '', sentence: REASON.exec(complaint)?.[0] ?? complaint };
}
