import type { ComplexSpec } from '../entities/spec.ts';
import { goodsPrice } from './price.ts';
import { type Rule, required } from './rule.ts';

type Bounds = Pick<ComplexSpec, 'minimum' | 'maximum' | 'maximumEach' | 'options'>;

/** How many a buyer may choose: least ≤ most ≤ options × most of each. G6 */
export const complexSpecBounds: Rule<Bounds> = ({ minimum, maximum, maximumEach, options }) => {
  if (minimum < 0 || maximum < 1 || maximumEach < 1) return '可选数量必须大于0';
  if (minimum > maximum) return '最少不能大于最多';
  if (maximum > options.length * maximumEach) return '最多不能超过选项数 × 单项最多';
  return undefined;
};

/** A group of choices: named, with at least one named and priced option, its bounds possible. G6 */
export const complexSpecRow: Rule<ComplexSpec> = (spec) =>
  required('请输入规格的名称')(spec.Name) ??
  (spec.options.length === 0 ? '请至少添加一个选项' : undefined) ??
  spec.options.map((option) => required('请输入选项的名称')(option.name) ?? goodsPrice(option.price)).find(Boolean) ??
  complexSpecBounds(spec);
