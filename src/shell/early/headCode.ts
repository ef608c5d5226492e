import { headOf } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Access, VerbAccess } from '#providers/access/createAccessControl.ts';
import type { Placed } from './declarations.ts';

/** Whether its head can be written down: not where its access is code. */
export const isWritable = ({ access, rights }: Resource): boolean =>
  [access, ...Object.values(rights)].every((rule) => rule === undefined || rule.below !== undefined);

/** Where the written modules find what they call. */
export interface WrittenFrom {
  readonly roleBelow: string;
  readonly importLate: string;
}

/** Imports what a written head calls. */
export const importing = ({ roleBelow, importLate }: WrittenFrom): string =>
  `import { roleBelow } from ${JSON.stringify(roleBelow)};\nimport { importLate } from ${JSON.stringify(importLate)};`;

/** How what a file exports is fetched later. */
export const lateImport = (file: string, exported: string): string =>
  `importLate(() => import(${JSON.stringify(file)}), ${JSON.stringify(exported)})`;

/**
 * A module that stands in for a declaration: its heads, and the way to the rest.
 *
 * A declaration that cannot be written down is left whole: right, only heavier.
 */
export function headCode(near: readonly Placed[], further: readonly Placed[], from: WrittenFrom): string {
  const lines = near.map((each) =>
    isWritable(each.resource)
      ? `export const ${each.exported} = ${lateCode(each)};`
      : `export { ${each.exported} } from ${JSON.stringify(each.file)};`,
  );
  // What does not stand in the first file leaves a gap there. 030
  const gaps = further.map(({ exported }) => `export const ${exported} = undefined;`);
  return [importing(from), ...lines, ...gaps, ''].join('\n');
}

/** A head, and the way to its declaration. */
export const lateCode = ({ file, exported, resource }: Placed): string => {
  const { access, rights, ...facts } = headOf(resource);
  const parts = [
    factsCode(facts),
    accessCode(access),
    `rights: ${rightsCode(rights)}`,
    `load: ${lateImport(file, exported)}`,
  ];
  return `{ ${parts.filter(Boolean).join(', ')} }`;
};

/** The parts of an object that are plain data. */
export const factsCode = (facts: object): string =>
  Object.entries(facts)
    .map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`)
    .join(', ');

/** Who may see it, as a part of an object; nothing where everybody may. */
export const accessCode = (access: Access | undefined): string => (access ? `access: ${ruleCode(access)}` : '');

const ruleCode = ({ below, reason }: Access) => `roleBelow(${below}, ${JSON.stringify(reason)})`;

const rightsCode = (rights: VerbAccess) =>
  `{ ${Object.entries(rights)
    .map(([verb, rule]) => `${verb}: ${ruleCode(rule)}`)
    .join(', ')} }`;
