import { Hono } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { controllerPath } from '#schemas/endpoints/controller.ts';
import { showOutbox } from './areas/outbox/showOutbox.ts';
import { createAnsweringRobot } from './areas/robot/createAnsweringRobot.ts';
import type { Dependencies } from './dependencies.ts';
import { controller } from './editor/controller.ts';
import { createThumbnails } from './files/createThumbnails.ts';
import { receiveFile } from './files/receiveFile.ts';
import { serveFile } from './files/serveFile.ts';
import { describeFailure } from './http/describeFailure.ts';
import { answer, answerThrown, fail, refuse } from './http/envelope.ts';
import { isSecure } from './http/readOrigin.ts';
import type { OpenCall, Route } from './http/route.ts';
import { codes } from './refusals.ts';
import { routes } from './routes.ts';
import { sentences } from './sentences.ts';
import { openSimulatedWechat } from './wechat/simulated/openSimulatedWechat.ts';

/** The applet as a function. `address` is where the request came from, where the server knows. */
export interface Applet {
  fetch(request: Request, address?: string): Promise<Response>;
}

/** Makes the applet of §7 with its own file host. Does nothing until it is asked. */
export function createApplet(needs: Dependencies): Applet {
  const app = new Hono<{ Bindings: { address: string } }>();
  const wechat = needs.wechat ?? openSimulatedWechat(needs);
  const sources = { files: needs.files, thumbnails: createThumbnails(needs.files, needs.log) };
  wechat.listen(createAnsweringRobot(needs.database, wechat));
  for (const route of routes) {
    app.on(route.row.method, route.row.path, (c) => serve(route, c.req.raw, { needs, wechat, address: c.env.address }));
  }
  app.all(controllerPath, (c) => controller(c.req.raw, needs));
  app.on('POST', '/files/:folder/:name', (c) => receiveFile(c.req.raw, c.req.param(), needs));
  app.on(['GET', 'HEAD'], '/files/:folder/:name', (c) => serveFile(c.req.raw, c.req.param(), sources));
  app.all('/files/*', () => new Response(null, { status: 404 }));
  app.all('/wechat/*', (c) => wechat.serve?.(c.req.raw) ?? new Response(null, { status: 404 }));
  app.get('/outbox', (c) => showOutbox(c.req.raw, c.env.address, needs));
  // Which calls these are is known when they come: declarations change while the server runs.
  app.notFound(async (c) => {
    const route = await needs.stored?.routeOf(c.req.raw);
    if (!route) return refuse(codes.notFound, sentences.notServed);
    return serve(route, c.req.raw, { needs, wechat, address: c.env.address });
  });
  app.onError((failure, c) => {
    const response = answerThrown(failure);
    if (response) return response;
    needs.log(describeFailure(c.req.raw, failure));
    return fail(500, sentences.failed);
  });
  return { fetch: async (request, address = 'unknown') => app.fetch(request, { address }) };
}

/** By which a browser is known again where it signed in before; it opens nothing. 052 */
const DEVICE = 'device';
const kept = {
  ...{ path: '/api/applet/merchant/account', httpOnly: true, sameSite: 'Strict' as const },
  maxAge: 180 * 24 * 3600,
};

type From = Pick<OpenCall, 'needs' | 'wechat' | 'address'>;

async function serve(route: Route, request: Request, from: From): Promise<Response> {
  const { headers } = request;
  const cookies: string[] = [];
  const call: OpenCall = {
    ...from,
    agent: headers.get('user-agent') ?? '',
    deviceCookie: parse(headers.get('cookie') ?? '', DEVICE)[DEVICE],
    setDeviceCookie: (value) => void cookies.push(serialize(DEVICE, value, { ...kept, secure: isSecure(request) })),
  };
  const response = await answer(await route.serve(request, call), headers.get('accept-encoding') ?? '');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
