import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import type { grouponRelease } from '#schemas/endpoints/groupons.ts';
import { type ProductPart, wholeProduct } from '#schemas/entities/groupon.ts';

type Body = Omit<RequestOf<typeof grouponRelease>, 'shop_id'>;
type Half<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | undefined };
type Filled = Half<
  Omit<Body, 'start_date' | 'end_date' | 'address' | 'products'> & {
    readonly start_time: string;
    readonly end_time: string;
    readonly pickup_address: string;
    readonly products: readonly ProductPart[];
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
  products: (values.products ?? []).map(wholeProduct),
  status: values.status ?? 1,
  // The applet writes it at every call; what is brought home is not picked up. B3
  address: values.delivery === 2 ? '' : (values.pickup_address ?? ''),
});
