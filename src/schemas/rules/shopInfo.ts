import { messages } from '../messages.ts';
import { isEmpty, type Rule } from './rule.ts';

/** Names the fields of a shop that are empty; 0 and false are not. Spec §5, S2 */
export function emptyFields(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => (isEmpty(value) ? [name] : []));
}

/** Spec §5, S2 */
export const shopInfo: Rule<Readonly<Record<string, unknown>>> = (values) =>
  emptyFields(values).length > 0 ? messages.shopFieldEmpty : undefined;
