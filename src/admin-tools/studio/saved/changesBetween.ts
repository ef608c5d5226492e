import { prettyJson } from '../../json/prettyJson.ts';
import { type DeclaredFile, fileOf } from '../../runtime/fileOf.ts';
import { type Line, linesApart } from './linesApart.ts';

/** What became of one declaration from one version to the next. */
export interface Change {
  readonly title: string;
  readonly is: 'added' | 'removed' | 'changed';
  readonly lines: readonly Line[];
}

/** What two versions of the file differ in, declaration by declaration; what is not readable as a file is compared as a text. */
export function changesBetween(before: string, after: string): readonly Change[] {
  const [old, now] = [fileOf(before), fileOf(after)];
  if (!old || !now) {
    if (before === after) return [];
    return [{ title: 'resources.json', is: 'changed', lines: linesApart(before, after) }];
  }
  const [was, is] = [partsOf(old), partsOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): readonly Change[] => {
    const [one, other] = [was.get(name), is.get(name)];
    if (one?.text === other?.text) return [];
    const title = other?.title ?? one?.title ?? name;
    const kind = one ? (other ? 'changed' : 'removed') : 'added';
    return [{ title, is: kind, lines: linesApart(one?.text ?? '', other?.text ?? '') }];
  });
}

const partsOf = ({ applets = {}, resources }: DeclaredFile) =>
  new Map([
    ...Object.entries(applets).map(
      ([name, habit]) => [`applet ${name}`, { title: `接口 ${name}`, text: prettyJson(habit) }] as const,
    ),
    ...resources.map(
      (each, nth) =>
        [
          typeof each.name === 'string' ? each.name : `#${nth}`,
          { title: String(each.label ?? each.name ?? `第 ${nth + 1} 个资源`), text: prettyJson(each) },
        ] as const,
    ),
  ]);
