import { fileURLToPath } from 'node:url';
import { writeForUsAlone } from './process/holdDirectory.ts';
import { demoLogin } from './seed/people.ts';
import { readSettings, StartError } from './settings.ts';
import { startServer } from './startServer.ts';

// Built, this file is dist/server/main.js and the app stands beside its folder.
const appDir = fileURLToPath(new URL('../app', import.meta.url));

const STOP_WITHIN_MS = 10_000;

writeForUsAlone();

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, { appDir, log: (line) => console.error(line) });
  console.log(`Ready on http://localhost:${server.port}`);
  if (settings.demo) console.log(`Demo login: ${demoLogin.email} / ${demoLogin.password}`);
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (failure) {
  console.error(failure instanceof StartError ? failure.message : failure);
  process.exit(1);
}
