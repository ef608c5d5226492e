import { request as ask } from 'node:http';

/** What the applet serves; the rest of the paths is the app's. */
export function isForApplet(url) {
  const path = url.split('?')[0];
  const inside = ['/api/', '/applets/', '/files/', '/wechat/'].some((place) => path.startsWith(place));
  return inside || ['/healthz', '/readyz', '/outbox', '/resources.json'].includes(path);
}

/**
 * Hands a call on to a port of this machine and its answer back, byte by byte.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number | undefined} port undefined while the applet is not there
 */
export function forward(request, response, port) {
  const refuse = () => response.writeHead(503, { 'retry-after': '1' }).end();
  if (port === undefined) return void refuse();
  const { method, url: path, headers } = request;
  const onward = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => (response.headersSent ? response.destroy() : refuse()));
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
