import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevApplet } from './devApplet.mjs';
import { forward, isForApplet } from './forward.mjs';
import { root } from './root.mjs';

/**
 * Serves the app from its sources, through vite, and everything else from an applet run from its sources too.
 *
 * The port is ours, not vite's, so that a signal first closes the applet: its database wants a clean end.
 *
 * @param {number} port 0 takes any free one
 */
export async function serveSources(port) {
  const http = createServer();
  const vite = await createVite({
    root,
    appType: 'spa',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: {
        ignored: ['**/data/**', '**/dist/**', '**/coverage/**'],
        // Told at once it would be read half written, and of two changes within 50 ms the second would not be told.
        awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
      },
    },
  });
  const applet = createDevApplet(vite);
  http.on('request', (request, response) => {
    if (isForApplet(request.url)) forward(request, response, applet.port());
    else vite.middlewares(request, response);
  });
  try {
    await applet.start();
  } catch (failure) {
    await vite.close();
    throw failure;
  }
  await once(http.listen(port, process.env.HOST || '127.0.0.1'), 'listening');
  console.log(`Ready on http://localhost:${http.address().port}`);
  await tellDemoLogin(vite);
  endOnSignal(async () => {
    http.closeAllConnections();
    await Promise.all([applet.stop(), vite.close()]);
  });
}

async function tellDemoLogin(vite) {
  const { readSettings } = await vite.ssrLoadModule('/server/settings.ts');
  if (!readSettings(process.env).demo) return;
  const { demoLogin } = await vite.ssrLoadModule('/server/seed/people.ts');
  console.log(`Demo login: ${demoLogin.email} / ${demoLogin.password}`);
}

function endOnSignal(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => end().finally(() => process.exit(0)));
}
