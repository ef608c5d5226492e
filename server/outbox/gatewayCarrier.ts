import type { Carrier, Outcome } from './Message.ts';

const TIMEOUT_MS = 20_000;
const MOST_WORDS = 200;

/**
 * Hands text messages to an HTTP gateway: POST with `{ phones, content }` as JSON, once and never again.
 *
 * Each carries an `Idempotency-Key`. Any 2xx means it was taken. A user and password in the URL go as HTTP Basic.
 */
export function gatewayCarrier(address: string, timeoutMs: number = TIMEOUT_MS): Carrier {
  const { url, credentials } = takeCredentials(address);
  return {
    leaves: true,
    says: `短信由 ${url.host} 发出`,
    logs: `text messages leave by ${url.host}`,
    async carry({ id, written_at, recipients, body }) {
      const headers = {
        ...{ 'content-type': 'application/json', 'idempotency-key': `${id}-${written_at.getTime()}` },
        ...(credentials && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
      };
      try {
        const answer = await fetch(url, {
          ...{ method: 'POST', headers, redirect: 'error' as const },
          body: JSON.stringify({ phones: recipients, content: body }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        // It has answered: words that break off change nothing.
        const said = (await answer.text().catch(() => '')).slice(0, MOST_WORDS);
        return answer.ok ? { state: 'sent' } : { state: 'failed', why: `网关返回 HTTP ${answer.status}：${said}` };
      } catch (failure) {
        return failed(failure);
      }
    },
  };
}

/** `fetch` refuses an address that holds a password. */
function takeCredentials(address: string) {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = username === '' ? undefined : `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, credentials };
}

/** There was a connection, and it ended before an answer. */
const hungUp: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function failed(failure: unknown): Outcome {
  const { name = '', cause } = failure instanceof Error ? failure : {};
  if (name === 'TimeoutError') return { state: 'failed', why: '网关没有及时响应，无法确认是否发出，没有重发' };
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (hungUp.has(code)) return { state: 'failed', why: '网关没有响应就断开了，无法确认是否发出，没有重发' };
  return { state: 'failed', why: '连不上网关，没有发出' };
}
