import fc from 'fast-check';
import type { Enrolment, Groupon } from '#schemas/entities/groupon.ts';

/** One thing offered. */
export const offer = (id: number, name: string, price: string): Groupon['products'][number] => ({
  id,
  name,
  price,
  description: '',
  limit: 0,
  img: '',
  amount: 0,
});

/** A group-buy of three things, fetched by the buyers. */
export const campaign: Groupon = {
  id: 7,
  name: '三月海鲜团',
  delivery: 1,
  description: [],
  img: '',
  start_time: '2026-03-08',
  end_time: '2026-03-15',
  status: 0,
  pickup_address: '8888 Odlin Cres, Richmond',
  products: [offer(9, '牛腩', '19.9'), offer(4, '白菜', '0.10'), offer(6, '大米', '38')],
};

/** So many pieces of a product at a price. */
export const wants = (id: number, amount: number, price: string) => ({ id, amount, price });

/** A buyer; who leaves nothing out of `about` is told apart by it. */
export const joined = (
  enroll_order: number,
  about: { readonly name: string } & Partial<Pick<Enrolment, 'phone' | 'address' | 'comment'>>,
  ...products: Enrolment['products']
): Enrolment => ({
  enroll_order,
  user: { name: about.name },
  phone: about.phone ?? '',
  comment: about.comment ?? '',
  address: about.address ?? '',
  products,
});

const words = fc.constantFrom('', '少冰', '=1+1', '@x', '🦀 请放门口', '第一行\n第二行', 'Buzzer 1203, please call');

/** Any enrolments of `campaign`: prices that changed, things no longer offered, buyers who came twice. */
export const enrolments: fc.Arbitrary<Enrolment[]> = fc.array(
  fc.record({
    enroll_order: fc.nat(40),
    user: fc.record({ name: fc.constantFrom('张三', 'Amy Chen', 'amy chen', '爱吃火锅的Leo', '') }),
    phone: fc.constantFrom('', '0912345678', '0912 345 678', '+1 (604) 555-0123'),
    comment: words,
    address: fc.constantFrom('', '12 Main St', '12  main st.', '#3 - 900 Oak St'),
    products: fc.array(
      fc.record({
        id: fc.constantFrom(9, 4, 6, 12),
        amount: fc.nat(9),
        price: fc.constantFrom('19.9', '19.90', '0.10', '0', '38', '1.005', '9999999999.99'),
      }),
      { maxLength: 6 },
    ),
  }),
  { maxLength: 30 },
);

/** A large group-buy: each buyer orders `each` of the products, the same ones every time it is made. */
export function largeGroup(buyers: number, products: number, each: number): [Groupon, Enrolment[]] {
  const offers = Array.from({ length: products }, (_, at) => offer(at + 1, `商品${at + 1}号 家庭装`, `${at + 3}.50`));
  const people = Array.from({ length: buyers }, (_, at) =>
    joined(
      at + 1,
      {
        name: `买家${at + 1}`,
        phone: `604555${String(at).padStart(4, '0')}`,
        address: `${100 + at} Main St, Vancouver`,
        comment: at % 3 === 0 ? '送之前麻烦打电话，谢谢' : '',
      },
      ...Array.from({ length: each }, (_, nth) => {
        const { id = 0, price = '' } = offers[(at + nth) % products] ?? {};
        return wants(id, 1 + ((at + nth) % 3), price);
      }),
    ),
  );
  return [{ ...campaign, products: offers }, people];
}
