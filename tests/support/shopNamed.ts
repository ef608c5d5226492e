import type { ProfileShop } from '#providers/session/createProfile.ts';

const untold: Omit<ProfileShop, 'id' | 'name'> = {
  address: undefined,
  phone_code: undefined,
  phone: undefined,
  display_product_tag: undefined,
  display_shop_cart: undefined,
  permanent_transport_fee: undefined,
  free_transport_fee: undefined,
  city: undefined,
  file_url: undefined,
  shop_qrcode: undefined,
  owner_qrcode: undefined,
  enable_robot: undefined,
  tags: undefined,
};

/** A shop of which little more is known than its name. */
export const shopNamed = (id: number, name: string, known: Partial<ProfileShop> = {}): ProfileShop => ({
  ...untold,
  id,
  name,
  ...known,
});
