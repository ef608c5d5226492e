import { dateTimeKind } from './dateTime/dateTime.ts';
import { decimalKind } from './decimal/decimal.ts';
import { jsonKind } from './json/json.tsx';
import { addKinds } from './kinds.ts';
import { objectKind } from './object/object.tsx';
import { percentKind } from './percent/percent.ts';
import { refsKind } from './refs/refs.ts';
import { treeKind } from './tree/tree.tsx';

const table = {
  decimal: decimalKind,
  percent: percentKind,
  dateTime: dateTimeKind,
  refs: refsKind,
  object: objectKind,
  json: jsonKind,
  tree: treeKind,
};

export type RareKinds = typeof table;
export type RareKind = keyof RareKinds;

/** Kinds that come with the first declaration that has one of them: a list without them does not wait for their code. */
addKinds(table);

/** What they are called. */
export const rareKindNames: readonly string[] = Object.keys(table);
