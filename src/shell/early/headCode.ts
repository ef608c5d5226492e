import { headOf } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Access, VerbAccess } from '#providers/access/createAccessControl.ts';
import type { Placed } from './declarations.ts';

/**
 * A module that stands in for a declaration: its heads, and the way to the rest.
 *
 * A declaration that cannot be written down, because its access is code, is left whole: right, only heavier.
 */
export function headCode(file: string, placed: readonly Placed[], roleBelow: string): string {
  const lines = placed.map(({ exported, resource }) => {
    const head = written(resource);
    return head === undefined
      ? `export { ${exported} } from ${JSON.stringify(file)};`
      : `export const ${exported} = { ...${head}, load: () => import(${JSON.stringify(file)}).then((module) => module.${exported}) };`;
  });
  return [`import { roleBelow } from ${JSON.stringify(roleBelow)};`, ...lines, ''].join('\n');
}

function written(resource: Resource): string | undefined {
  const { access, rights, ...facts } = headOf(resource);
  const rules = [access, ...Object.values(rights)];
  if (rules.some((rule) => rule !== undefined && rule.below === undefined)) return undefined;
  const parts = [
    ...Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`),
    ...(access ? [`access: ${ruleCode(access)}`] : []),
    `rights: ${rightsCode(rights)}`,
  ];
  return `{ ${parts.join(', ')} }`;
}

const ruleCode = ({ below, reason }: Access) => `roleBelow(${below}, ${JSON.stringify(reason)})`;

const rightsCode = (rights: VerbAccess) =>
  `{ ${Object.entries(rights)
    .map(([verb, rule]) => `${verb}: ${ruleCode(rule)}`)
    .join(', ')} }`;
