import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import type { grouponRelease } from '#schemas/endpoints/groupons.ts';

type Body = Omit<RequestOf<typeof grouponRelease>, 'shop_id'>;
type Half<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | undefined };
type HalfProduct = Half<Body['products'][number]>;
type Filled = Half<
  Omit<Body, 'start_date' | 'end_date' | 'address' | 'products'> & {
    readonly start_time: string;
    readonly end_time: string;
    readonly pickup_address: string;
    readonly products: readonly HalfProduct[];
  }
>;

/**
 * A group-buy as releasing and changing it send it: its days and its address have other names there. B6
 *
 * A product without a limit may be had in any number: 0 on the wire.
 */
export const grouponBody = (values: Filled): Body => ({
  name: values.name ?? '',
  delivery: values.delivery ?? 2,
  description: values.description ?? [],
  img: values.img ?? '',
  start_date: values.start_time ?? '',
  end_date: values.end_time ?? '',
  products: (values.products ?? []).map(productBody),
  status: values.status ?? 1,
  address: values.pickup_address ?? '',
});

const productBody = ({ id, ...product }: HalfProduct) => ({
  ...(id !== undefined && { id }),
  name: product.name ?? '',
  price: product.price ?? '',
  description: product.description ?? '',
  limit: product.limit ?? 0,
  img: product.img ?? '',
  amount: product.amount ?? 0,
});
