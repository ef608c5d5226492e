import { HttpResponse, http } from 'msw';
import { isSignedIn } from './isSignedIn.ts';

/** A shop's REST interface as its public documentation has it: pages with totals in headers, PUT, `?force=true`. */
export function shopServer(base: string, session = 'session-1') {
  let coupons = Array.from({ length: 25 }, (_, nth) => couponOf(nth + 1, { code: `spring${nth + 1}` }));
  const at = ({ id }: { readonly id?: string }) => coupons.find((coupon) => String(coupon.id) === id);
  const refuse = (status: number, code: string, message: string, params?: object) =>
    HttpResponse.json({ code, message, data: { status, ...(params && { params }) } }, { status });
  const guarded =
    (answer: (of: { request: Request; params: Record<string, string> }) => Promise<Response> | Response) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
      isSignedIn(request, session)
        ? answer({
            request,
            params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
          })
        : refuse(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
  return [
    http.get(
      `${base}/coupons`,
      guarded(({ request }) => {
        const asked = new URL(request.url).searchParams;
        const [page, size] = [Number(asked.get('page') ?? 1), Number(asked.get('per_page') ?? 10)];
        if (size > 100)
          return refuse(400, 'rest_invalid_param', 'Invalid parameter(s): per_page', {
            per_page: 'per_page must be between 1 and 100',
          });
        const found = coupons.filter(
          ({ code }) => code.includes(asked.get('search') ?? '') && (asked.get('code') ?? code) === code,
        );
        return HttpResponse.json(found.slice((page - 1) * size, page * size), {
          headers: { 'X-WP-Total': String(found.length), 'X-WP-TotalPages': String(Math.ceil(found.length / size)) },
        });
      }),
    ),
    http.get(
      `${base}/coupons/:id`,
      guarded(({ params }) => HttpResponse.json(at(params) ?? null)),
    ),
    http.post(
      `${base}/coupons`,
      guarded(async ({ request }) => {
        const sent: Partial<Coupon> = JSON.parse(await request.text());
        if (typeof sent.individual_use !== 'boolean')
          return refuse(400, 'rest_invalid_param', 'Invalid parameter(s): individual_use', {
            individual_use: 'individual_use is not of type boolean.',
          });
        if (coupons.some(({ code }) => code === sent.code))
          return refuse(400, 'woocommerce_rest_coupon_code_already_exists', 'The coupon code already exists');
        const made = couponOf(coupons.length + 1, sent);
        coupons = [...coupons, made];
        return HttpResponse.json(made, { status: 201 });
      }),
    ),
    http.put(
      `${base}/coupons/:id`,
      guarded(async ({ request, params }) => {
        const sent: Partial<Coupon> = JSON.parse(await request.text());
        coupons = coupons.map((coupon) => (coupon === at(params) ? { ...coupon, ...sent } : coupon));
        return HttpResponse.json(at(params));
      }),
    ),
    http.delete(
      `${base}/coupons/:id`,
      guarded(({ request, params }) => {
        if (new URL(request.url).searchParams.get('force') !== 'true')
          return refuse(501, 'woocommerce_rest_trash_not_supported', 'Coupons do not support trashing.');
        const gone = at(params);
        coupons = coupons.filter((coupon) => coupon !== gone);
        return HttpResponse.json(gone);
      }),
    ),
  ];
}

interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly amount: string;
  readonly individual_use: boolean;
}
const couponOf = (id: number, sent: Partial<Coupon>): Coupon & Record<string, unknown> => ({
  amount: '10.00',
  discount_type: 'fixed_cart',
  individual_use: false,
  usage_count: 0,
  product_ids: [1, 2],
  meta_data: [],
  ...sent,
  id,
  code: sent.code ?? '',
});
