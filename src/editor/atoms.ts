import type { AnyAtom } from './Atom.ts';
import { kept } from './atoms/kept/kept.tsx';
import { rule } from './atoms/rule/rule.tsx';

/** Every atom there is, in the order they are asked whether an element is theirs. */
const table: readonly AnyAtom[] = [rule, kept];

/** Atoms by name. */
export const atoms: ReadonlyMap<string, AnyAtom> = new Map(table.map((atom) => [atom.name, atom]));
