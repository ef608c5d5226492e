import { HttpResponse, http } from 'msw';
import { isSignedIn } from './isSignedIn.ts';

const BIG = 9_007_199_254_740_993n;

/** A mall's interface: everything by POST or GET, HTTP 200 whatever happens, ids beyond 2^53 as numbers. */
export function mallServer(base: string, session = 'session-1') {
  let coupons = Array.from({ length: 12 }, (_, nth) =>
    couponOf(BIG + BigInt(nth * 2), { name: `满减券 ${nth + 1}`, type: nth % 2 }),
  );
  const answer = (code: number, message: string, data: string) =>
    new HttpResponse(`{"code":${code},"message":${JSON.stringify(message)},"data":${data}}`, {
      headers: { 'Content-Type': 'application/json' },
    });
  const fine = (data: string) => answer(200, '操作成功', data);
  const at = (id: unknown) => coupons.find((coupon) => String(coupon.id) === String(id));
  const guarded =
    (reply: (of: { request: Request; id: string }) => Promise<Response> | Response) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
      isSignedIn(request, session)
        ? reply({ request, id: String(params.id) })
        : answer(401, '暂未登录或token已经过期', 'null');
  return [
    http.get(
      `${base}/coupon/list`,
      guarded(({ request }) => {
        const asked = new URL(request.url).searchParams;
        const [page, size] = [Number(asked.get('pageNum')), Number(asked.get('pageSize'))];
        const found = coupons.filter(
          ({ name, type }) =>
            name.includes(asked.get('name') ?? '') && String(type) === (asked.get('type') ?? String(type)),
        );
        const list = found.slice((page - 1) * size, page * size).map(wire);
        return fine(`{"pageNum":${page},"pageSize":${size},"total":${found.length},"list":[${list.join()}]}`);
      }),
    ),
    http.get(
      `${base}/coupon/:id`,
      guarded(({ id }) => {
        const found = at(id);
        return found ? fine(wire(found)) : answer(404, '优惠券不存在', 'null');
      }),
    ),
    http.post(
      `${base}/coupon/create`,
      guarded(async ({ request }) => {
        const sent: Partial<Coupon> = JSON.parse(await request.text());
        if (coupons.some(({ name }) => name === sent.name)) return answer(500, '名称已存在', 'null');
        const made = couponOf(BIG + 1000n, sent);
        coupons = [...coupons, made];
        return fine(String(made.id));
      }),
    ),
    http.post(
      `${base}/coupon/update/:id`,
      guarded(async ({ request, id }) => {
        const { id: _, ...sent }: Partial<Coupon> = JSON.parse(await request.text());
        // It replaces the whole of it: what is not sent is lost.
        coupons = coupons.map((coupon) => (coupon === at(id) ? couponOf(coupon.id, sent) : coupon));
        return fine('1');
      }),
    ),
    http.post(
      `${base}/coupon/delete/:id`,
      guarded(({ id }) => {
        const gone = at(id);
        coupons = coupons.filter((coupon) => coupon !== gone);
        return fine('1');
      }),
    ),
  ];
}

interface Coupon {
  readonly id: bigint;
  readonly name: string;
  readonly type: number;
  readonly amount: string;
  readonly note: string;
}
const couponOf = (id: bigint, sent: Partial<Coupon>): Coupon => ({
  name: '',
  type: 0,
  amount: '5.00',
  note: '',
  ...sent,
  id,
});
const wire = ({ id, ...coupon }: Coupon): string => `{"id":${id},${JSON.stringify(coupon).slice(1)}`;
