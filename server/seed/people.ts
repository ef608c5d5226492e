import * as z from 'zod/mini';
import demo from './demo/people.json' with { type: 'json' };

const person = z.strictObject({
  email: z.string(),
  password: z.string(),
  name: z.string(),
  /** 1 also keeps clubs and scenic spots. §6 */
  role: z.int(),
  /** Counts from 1. */
  merchant: z.int(),
  city_id: z.int(),
});

const read = z.parse(
  z.strictObject({
    cities: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    merchants: z.array(z.strictObject({ name: z.string() })),
    people: z.tuple([person], person),
  }),
  demo,
);

/** Where overseas shops stand; 6 is the city the product starts from. §9 */
export const { cities } = read;

/** Who owns the demo shops, in the order of their ids. */
export const { merchants } = read;

/** Demo accounts. */
export const { people } = read;

const [{ email, password }] = people;

/** The account that is shown when the server starts. */
export const demoLogin = { email, password };
