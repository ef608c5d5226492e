import type { AnyAtom, Atoms } from './Atom.ts';
import { attachment } from './atoms/attachment/attachment.tsx';
import { audio, player, video } from './atoms/film/films.tsx';
import { figure } from './atoms/image/figure.tsx';
import { image } from './atoms/image/image.tsx';
import { kept } from './atoms/kept/kept.tsx';
import { rule } from './atoms/rule/rule.tsx';
import { table } from './atoms/table/table.ts';
import { upload } from './atoms/upload/upload.tsx';

/** Every atom there is, in the order they are asked whether an element is theirs. */
const all = (): readonly AnyAtom[] => [rule, table, image, figure, video, audio, player, attachment, upload, kept];

let byName: ReadonlyMap<string, AnyAtom> | undefined;

/** Read when it is first asked: a table's cells hold articles, so that its module may come before this one. */
function read(): ReadonlyMap<string, AnyAtom> {
  byName ??= new Map(all().map((atom) => [atom.name, atom]));
  return byName;
}

/** Atoms by name. */
export const atoms: Atoms = { get: (name) => read().get(name), values: () => read().values() };
