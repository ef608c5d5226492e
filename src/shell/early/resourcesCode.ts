import { headOf } from '#crud/declared/ResourceHead.ts';
import type { Placed } from './declarations.ts';
import { accessCode, factsCode, importing, lateCode, lateImport, type WrittenFrom } from './headCode.ts';

/** Where the written modules find what they call, and each other. */
export interface ResourcesFrom extends WrittenFrom {
  readonly createFurther: string;
  /** The address of a shelf, by its number. */
  readonly shelf: (nth: number) => string;
  readonly menu: string;
}

/** The module that lists near resources declared as data, and says how the further ones are fetched. */
export function resourcesCode(nearData: readonly Placed[], shelves: number, from: ResourcesFrom): string {
  const imports = Array.from({ length: shelves }, (_, nth) => lateImport(from.shelf(nth), 'heads'));
  return [
    ...(nearData.length + shelves > 0 ? [importing(from)] : []),
    ...(shelves > 0 ? [`import { createFurther } from ${JSON.stringify(from.createFurther)};`] : []),
    `export const declaredAsData = [${nearData.map(lateCode).join(', ')}];`,
    shelves > 0
      ? `export const further = createFurther({ shelves: [${imports.join(', ')}], menu: ${lateImport(from.menu, 'heads')} });\n`
      : 'export const further = undefined;\n',
  ].join('\n');
}

/** The module of one shelf. */
export const shelfCode = (placed: readonly Placed[], from: WrittenFrom): string =>
  `${importing(from)}\nexport const heads = [${placed.map(lateCode).join(', ')}];\n`;

/** The module of the further ones' lines in the menu. */
export function menuCode(further: readonly Placed[], from: WrittenFrom): string {
  const lines = further.flatMap(({ resource }) => {
    const { menu, scope, access, routes } = headOf(resource);
    if (menu === undefined) return [];
    const parts = [factsCode({ menu, scope, routes: { list: routes.list } }), accessCode(access)];
    return [`{ ${parts.filter(Boolean).join(', ')} }`];
  });
  return `${importing(from)}\nexport const heads = [${lines.join(', ')}];\n`;
}
