import type { Scope } from '#providers/data/calls.ts';

/** A text that tells whose it is, wherever it turns up: `⟦2:豆腐⟧` is shop 2's; what belongs to no shop says nothing. */
export const canary = (scope: Scope, text: string): string => (scope === undefined ? text : `⟦${scope}:${text}⟧`);

/** Texts of shops that have no business in a place, each named with the place. Spelled as an address is seen, too. */
export function strangersIn(place: string, text: string, welcome: readonly Scope[]): readonly string[] {
  const found = [...asRead(text).matchAll(/⟦(\d+):[^⟧]*⟧?/g)];
  const strange = found.filter(([, shop]) => !welcome.includes(Number(shop))).map(([whole]) => whole);
  return [...new Set(strange)].map((whole) => `${place} holds ${whole}`);
}

const asRead = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
