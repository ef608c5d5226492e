import type { FieldKind } from '#fields/Field.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** Fields that are drawn together: side by side, or one that takes a line of its own. */
export interface ShowGroup {
  readonly wide: boolean;
  readonly names: readonly string[];
}

const WIDE: ReadonlySet<FieldKind> = new Set([
  'textarea',
  'images',
  'video',
  'blocks',
  'richText',
  'list',
  'union',
  'object',
  'json',
]);

/** The fields in their order, with those side by side that have room there. */
export function groupsOf(resource: Resource, names: readonly string[]): readonly ShowGroup[] {
  const groups: { readonly wide: boolean; readonly names: string[] }[] = [];
  for (const name of names) {
    const wide = WIDE.has(fieldOf(resource, name).kind);
    const last = groups.at(-1);
    if (last && !last.wide && !wide) last.names.push(name);
    else groups.push({ wide, names: [name] });
  }
  return groups;
}
