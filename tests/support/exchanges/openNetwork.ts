import { http } from 'msw';
import { createTransport, type Sent } from '#providers/http/createTransport.ts';
import { APPLET } from '../builders.ts';
import { network } from '../network.ts';
import type { OpenStage } from './stage.ts';

/** A far end behind the product's own transport; MSW plays the network between them. */
export const openNetwork: OpenStage = (answering) => {
  const heard: Sent[] = [];
  network.use(
    http.all(`${APPLET}/api/*`, async ({ request }) => {
      const url = request.url.replace(APPLET, '');
      const method = request.method === 'GET' ? 'GET' : 'POST';
      heard.push({ method, url, headers: Object.fromEntries(request.headers), body: await request.text() });
      const { status, data } = answering(`${method} ${url.split('?')[0]}`) ?? { status: 404, data: '' };
      return new Response(data, { status });
    }),
  );
  return { heard, transport: createTransport(APPLET) };
};
