import type { ComplexSpec, PricedSpec, Spec } from '../entities/spec.ts';
import { messages } from '../messages.ts';
import { complexSpecRow } from './complexSpec.ts';
import { goodsPrice } from './price.ts';
import { type Rule, required } from './rule.ts';

interface Pricing {
  readonly type?: 1 | 2 | 3 | undefined;
  readonly price?: string | undefined;
  readonly spec?: readonly Spec[] | undefined;
}

/** A row of goods with several specs: its name, then its price. Spec §5, G5 */
export const pricedSpecRow: Rule<Pick<PricedSpec, 'name' | 'price'>> = ({ name, price }) =>
  required(messages.specNameMissing)(name) ?? goodsPrice(price);

/** What goods cost, by their type: one price, or at least one row of the type's own kind. G4, G5, G6 */
export const goodsPricing: Rule<Pricing> = ({ type, price, spec = [] }) => {
  if (type === undefined) return undefined;
  if (type === 1) return goodsPrice(price ?? '');
  if (spec.length === 0) return '请至少添加一个规格';
  const refuse = type === 2 ? refusePriced : refuseComplex;
  return spec.map(refuse).find((message) => message !== undefined);
};

const isComplex = (row: Spec): row is ComplexSpec => 'Name' in row;
const refusePriced: Rule<Spec> = (row) => (isComplex(row) ? messages.formInvalid : pricedSpecRow(row));
const refuseComplex: Rule<Spec> = (row) => (isComplex(row) ? complexSpecRow(row) : messages.formInvalid);
