import type { Carrier, Outcome } from './Message.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;
const MOST_WORDS = 200;

/**
 * Sends letters by a mail server: `smtp://` with STARTTLS where it is offered, `smtps://` encrypted from the start.
 *
 * The sender is `?from=` of the address, else its user, else one at its host. A password never goes in the clear, save
 * to this very machine.
 */
export function smtpCarrier(address: string): Carrier {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const user = decodeURIComponent(url.username);
  const auth = user === '' ? undefined : { user, pass: decodeURIComponent(url.password) };
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  const from = url.searchParams.get('from') ?? (user.includes('@') ? user : `zhanggui@${host}`);
  const options = {
    ...{ host, secure: url.protocol === 'smtps:', ...(url.port && { port: Number(url.port) }), ...(auth && { auth }) },
    ...{ requireTLS: auth !== undefined && !isHere, tls: { rejectUnauthorized: !isHere } },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
  return {
    leaves: true,
    says: `邮件由 ${url.host} 发出，发件人 ${from}`,
    logs: `letters leave by ${url.host}`,
    async carry({ id, written_at, recipients, subject, body }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(options);
      try {
        // The same name at every try: a server that has it already knows it again.
        const messageId = `<outbox.${id}.${written_at.getTime()}@${host}>`;
        await transport.sendMail({ from, to: [...recipients], subject, text: body, messageId });
        return { state: 'sent' };
      } catch (failure) {
        return outcomeOf(failure);
      } finally {
        transport.close();
      }
    },
  };
}

/** A refusal for good is one of the 500s; everything else may pass. */
function outcomeOf(failure: unknown): Outcome {
  const { code, response, responseCode } = readFailure(failure);
  if (code === 'EAUTH') return { state: 'failed', why: `邮件服务器不认 SMTP_URL 里的账号（${responseCode ?? code}）` };
  if (responseCode === undefined) return { state: 'waiting', why: `连不上邮件服务器（${code}）` };
  const why = `邮件服务器返回：${response.slice(0, MOST_WORDS)}`;
  return { state: responseCode >= 500 ? 'failed' : 'waiting', why };
}

function readFailure(failure: unknown) {
  const held: Readonly<Record<string, unknown>> = failure instanceof Error ? { ...failure } : {};
  const { code, response, responseCode } = held;
  return {
    code: typeof code === 'string' ? code : 'unknown',
    response: typeof response === 'string' ? response : '',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
