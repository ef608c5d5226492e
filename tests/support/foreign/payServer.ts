import { HttpResponse, http } from 'msw';
import { isSignedIn } from './isSignedIn.ts';

/** A payment service: form bodies, ids that are texts, pages by the last id, errors that name their parameter. */
export function payServer(base: string, session = 'session-1') {
  let codes = Array.from({ length: 8 }, (_, nth) =>
    codeOf(`promo_1Q${nth + 1}`, { code: `WELCOME${nth + 1}`, active: nth % 2 === 0 }),
  );
  const done = new Map<string, object>();
  const refuse = (status: number, message: string, param?: string) =>
    HttpResponse.json({ error: { type: 'invalid_request_error', message, ...(param && { param }) } }, { status });
  const guarded =
    (reply: (of: { request: Request; id: string }) => Promise<Response> | Response) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
      isSignedIn(request, session)
        ? reply({ request, id: String(params.id) })
        : refuse(401, 'Invalid API Key provided');
  return [
    http.get(
      `${base}/promotion_codes`,
      guarded(({ request }) => {
        const asked = new URL(request.url).searchParams;
        const wanted = codes.filter(({ active }) => String(active) === (asked.get('active') ?? String(active)));
        const from = wanted.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
        const limit = Number(asked.get('limit') ?? 10);
        const data = wanted.slice(from, from + limit);
        return HttpResponse.json({ object: 'list', data, has_more: from + limit < wanted.length });
      }),
    ),
    http.get(
      `${base}/promotion_codes/:id`,
      guarded(({ id }) => HttpResponse.json(codes.find((code) => code.id === id))),
    ),
    http.post(
      `${base}/promotion_codes`,
      guarded(async ({ request }) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        const before = done.get(key);
        if (before) return HttpResponse.json(before);
        const sent = new URLSearchParams(await request.text());
        const code = sent.get('code') ?? '';
        if (codes.some((each) => each.code === code))
          return refuse(400, `An active promotion code with \`code: ${code}\` already exists.`, 'code');
        const made = codeOf(`promo_new${codes.length}`, {
          code,
          coupon: sent.get('coupon') ?? '',
          active: sent.get('active') === 'true',
        });
        codes = [made, ...codes];
        done.set(key, made);
        return HttpResponse.json(made);
      }),
    ),
    http.post(
      `${base}/promotion_codes/:id`,
      guarded(async ({ request, id }) => {
        const active = new URLSearchParams(await request.text()).get('active');
        codes = codes.map((code) =>
          code.id === id && active !== null ? { ...code, active: active === 'true' } : code,
        );
        return HttpResponse.json(codes.find((code) => code.id === id));
      }),
    ),
  ];
}

interface PromotionCode {
  readonly id: string;
  readonly code: string;
  readonly coupon: string;
  readonly active: boolean;
}
const codeOf = (id: string, sent: Partial<PromotionCode>): PromotionCode & Record<string, unknown> => ({
  object: 'promotion_code',
  coupon: 'c_25',
  times_redeemed: 0,
  code: '',
  active: true,
  ...sent,
  id,
});
