import { expect, test } from 'vitest';
import { timed } from '../http/timed.ts';
import { createMetrics } from './createMetrics.ts';

const metrics = createMetrics({
  token: 'tell-me',
  paths: new Set(['/api/applet/merchant/products']),
  pool: () => ({ total: 4, idle: 3, waiting: 2 }),
  outboxAge: async () => 61,
});
const ask = (authorization: string) =>
  metrics.serve(new Request('http://shop.test/metrics', { headers: { authorization } }));

test('K2 whoever watches reads calls by endpoint and status, latency, pool, event loop and outbox', async () => {
  let now = 0;
  const api = timed(
    async ({ url }) => new Response(null, { status: url.includes('products') ? 200 : 503 }),
    () => {},
    () => (now += 40),
    metrics.measure,
  );
  for (const path of ['products?shop_id=1', 'products', 'wp-admin/setup.php'])
    await api(new Request(`http://shop.test/api/applet/merchant/${path}`));
  const answer = await ask('Bearer tell-me');
  const said = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'applet_call_seconds_count{method="GET",path="/api/applet/merchant/products",status="200"} 2',
    'applet_call_seconds_bucket{le="0.05",method="GET",path="/api/applet/merchant/products",status="200"} 2',
    'applet_call_seconds_count{method="GET",path="other",status="503"} 1',
    'applet_pool_connections 4',
    'applet_pool_idle 3',
    'applet_pool_waiting 2',
    'applet_outbox_age_seconds 61',
  ])
    expect(said).toContain(`\n${line}\n`);
  expect(said).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(said).not.toContain('wp-admin');
});

test.each(['', 'Bearer wrong', 'Bearer ', 'Basic tell-me'])('K2 nobody reads them with %j', async (authorization) => {
  expect((await ask(authorization)).status).toBe(401);
});
