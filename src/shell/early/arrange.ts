import type { Placed } from './declarations.ts';
import { isWritable } from './headCode.ts';

/** So many heads come with the first file; what a shop's people use stands at the head of the menu. */
const NEAR = 24;

/** Declarations by how they reach a browser. */
export interface Arranged {
  /** Their heads are part of the first file. */
  readonly near: readonly Placed[];
  /** Theirs are asked for by address and by name. 030 */
  readonly further: readonly Placed[];
}

/**
 * The declarations of a product in the order of its menu; those beyond the first are further ones.
 *
 * @param app the text that lists what is declared as code; what it does not list stands near
 */
export function arrange(asCode: readonly Placed[], asData: readonly Placed[], app: string, most = NEAR): Arranged {
  const placeOf = ({ exported }: Placed): number =>
    [...app.matchAll(new RegExp(`\\b${exported}\\b`, 'g'))].at(-1)?.index ?? -1;
  const inOrder = [...asCode].sort((a, b) => placeOf(a) - placeOf(b)).concat(asData);
  const isNear = (placed: Placed, nth: number): boolean => nth < most || !isWritable(placed.resource);
  return {
    near: inOrder.filter(isNear),
    further: inOrder.filter((placed, nth) => !isNear(placed, nth)),
  };
}
