import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server of this machine that takes letters, or answers as it is told. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, taken) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString());
        taken();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    letters,
    url: `smtp://localhost:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
