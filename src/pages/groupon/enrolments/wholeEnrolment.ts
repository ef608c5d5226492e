import type { Loose } from '#providers/http/Loose.ts';
import type { Enrolment } from '#schemas/entities/groupon.ts';

/** An enrolment with every field, and whether what is counted of it really arrived. */
export interface ReadEnrolment {
  readonly enrolment: Enrolment;
  readonly whole: boolean;
}

/**
 * An enrolment as it arrived, filled up. Words that are missing are empty; a place, a product or a price that is missing
 * makes it broken: nobody may print or send on it. T6
 *
 * @param place where it stands among all, from 1: its place where the applet tells none.
 */
export function wholeEnrolment(arrived: Loose<Enrolment>, place: number): ReadEnrolment {
  const { enroll_order, user, phone = '', comment = '', address = '', products } = arrived;
  const lines = (products ?? []).flatMap(({ id, amount, price }) =>
    amount === undefined || price === undefined ? [] : [{ id, amount, price }],
  );
  return {
    enrolment: {
      enroll_order: enroll_order ?? place,
      user: { name: user?.name ?? '' },
      phone,
      comment,
      address,
      products: lines,
    },
    whole: enroll_order !== undefined && products !== undefined && lines.length === products.length,
  };
}
