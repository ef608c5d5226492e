import { createServer } from 'node:net';
import { Refusal } from './Refusal.mjs';

const defaultPort = 8080;
const highestPort = 65_535;

/**
 * The port to serve on, as the server itself reads it, but before there is a server; 0 lets the system choose.
 *
 * @throws {Refusal} when PORT is not a whole number from 0 to 65535
 */
export function readPort(env = process.env) {
  const text = (env.PORT ?? '').trim();
  if (text === '') return defaultPort;
  if (/^\d{1,5}$/.test(text) && Number(text) <= highestPort) return Number(text);
  throw new Refusal(`PORT is "${text}". Set it to a whole number from 0 to ${highestPort}; 0 takes any free port.`);
}

/**
 * Asked before anything is installed or built, so that nobody waits a minute to read it.
 *
 * @throws {Refusal} when the port cannot be listened on
 */
export async function requireFreePort(port) {
  const reason = await tryToListen(port);
  if (reason === undefined) return;
  throw new Refusal(
    `Port ${port} ${describe(reason)}. Choose another one: PORT=${port < 9000 ? 9000 : 8080} npm start`,
  );
}

/** @returns {Promise<string | undefined>} the system's reason against it, undefined when the port is free */
function tryToListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

function describe(reason) {
  if (reason === 'EADDRINUSE') return 'is taken by another program';
  if (reason === 'EACCES') return 'is reserved for the system';
  return `cannot be used (${reason})`;
}
