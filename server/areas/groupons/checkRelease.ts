import type { Block } from '#schemas/entities/block.ts';
import type { GrouponProduct } from '#schemas/entities/groupon.ts';
import { messages } from '#schemas/messages.ts';
import { firstOf, type Rule, required } from '#schemas/rules/rule.ts';
import { type GrouponStatus, grouponStatus } from '#schemas/states/grouponStatus.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { malformedField, sentences } from '../../sentences.ts';

/** What releasing and changing a group-buy both send, as far as it is judged here. */
interface Release {
  readonly name: string;
  readonly description: readonly Block[];
  readonly img: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly products: readonly GrouponProduct[];
  readonly status: GrouponStatus;
}

const release = firstOf<Release>(
  ({ name }) => required(sentences.grouponNameMissing)(name),
  ({ description }) => (description.some(({ text }) => text.trim() !== '') ? undefined : messages.descriptionMissing),
  ({ img }) => required(messages.imageMissing)(img),
  // PostgreSQL counts its years from 1.
  ({ start_date }) => (start_date < '0001' ? malformedField('start_date') : undefined),
  ({ start_date, end_date }) => (end_date < start_date ? sentences.grouponDaysReversed : undefined),
  ({ products }) => (products.length === 0 ? sentences.grouponProductsMissing : undefined),
  ({ products }) => products.map(product).find((message) => message !== undefined),
);

const product: Rule<GrouponProduct> = ({ name, amount }) =>
  required(messages.goodsNameMissing)(name) ?? (amount < 0 ? malformedField('products') : undefined);

/**
 * Refuses what no group-buy may be released with; price and limit were judged by the row. B4, B5
 *
 * @param kept the status it has. One that the form does not offer may stay, and is given to none. B2
 * @throws Refusal 400 with the first thing that is wrong.
 */
export function checkRelease(sent: Release, kept?: GrouponStatus): void {
  refuseBadInput(release(sent));
  if (!grouponStatus[sent.status].offered && sent.status !== kept) {
    throw new Refusal(codes.badInput, malformedField('status'));
  }
}
