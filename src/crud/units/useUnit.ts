import type { Scope } from '#providers/data/calls.ts';
import { useScope } from '../data/useScope.ts';
import { useKept } from '../views/useKept.ts';

const readUnit = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

/** What amounts of a shop are shown with, e.g. `CA$`; nothing where nobody chose and nothing could be guessed. SI-D2 */
export const useUnitOf = (shop: Scope): string => useKept(`unit.${shop}`, readUnit)[0];

/** The same of the shop of this screen. */
export const useUnit = (): string => useUnitOf(useScope());
