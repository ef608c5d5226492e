import type { ComplexSpec } from '../entities/spec.ts';
import type { Message } from '../messages.ts';
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

/**
 * What does not fit together in a group of choices that is being filled in, and at which bound it is said. G6
 *
 * Stricter than the bounds: one choice is at most one, and what must be chosen is at least one.
 */
export function complexSpecFault({
  required: must,
  type,
  minimum = 0,
  maximum = 1,
  maximumEach = 1,
  options = [],
}: HalfSpec): { readonly field: 'minimum' | 'maximum'; readonly message: Message } | undefined {
  if (minimum < 0) return { field: 'minimum', message: '最少不能小于 0' };
  if (must === 'required' && minimum < 1) return { field: 'minimum', message: '必选的规格，最少要是 1' };
  if (minimum > maximum) return { field: 'minimum', message: '最少不能大于最多' };
  if (type === 'radio' && maximum > 1) return { field: 'maximum', message: '单选的规格，最多只能是 1' };
  if (maximum > options.length * maximumEach) return { field: 'maximum', message: '最多不能超过选项数 × 单项最多' };
  return undefined;
}
type HalfSpec = Readonly<Partial<Record<'minimum' | 'maximum' | 'maximumEach', number | undefined>>> & {
  readonly required?: string | undefined;
  readonly type?: string | undefined;
  readonly options?: readonly unknown[] | undefined;
};

/** A group of choices: named, with at least one named and priced option, its bounds possible. G6 */
export const complexSpecRow: Rule<ComplexSpec> = (spec) =>
  required('请输入规格的名称')(spec.Name) ??
  (spec.options.length === 0 ? '请至少添加一个选项' : undefined) ??
  spec.options.map((option) => required('请输入选项的名称')(option.name) ?? goodsPrice(option.price)).find(Boolean) ??
  complexSpecBounds(spec);
