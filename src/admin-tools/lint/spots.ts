import type { Declared } from '#crud/declare/complete.ts';

/** The screens of a resource that have an address. */
export type Screen = 'list' | 'create' | 'edit' | 'show';
export const screens: readonly Screen[] = ['list', 'create', 'edit', 'show'];

/** The addresses of a declaration, written or following from its name. */
export function addressesOf({ name, scope, routes }: Pick<Declared, 'name' | 'scope' | 'routes'>): readonly string[] {
  if (routes) return screens.flatMap((screen) => routes[screen] ?? []);
  const list = scope === 'shop' ? `/shop/:sid/${name}` : `/${name}`;
  return [list, `${list}/add`, `${list}/edit`, `${list}/show`];
}

/** Two addresses are one whatever their parameters are called, in small letters or large ones. */
export const spotOf = (address: string): string => address.replace(/:\w+/g, ':').replace(/\/$/, '').toLowerCase();

/** An address from step to step: `/shop/:sid/tags` → `shop`, `:sid`, `tags`. */
export const stepsIn = (address: string): readonly string[] => address.replace(/\/$/, '').split('/').slice(1);
