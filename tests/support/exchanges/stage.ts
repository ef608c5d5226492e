import type { Answer, Sent, Transport } from '#providers/http/createTransport.ts';

/** A far end that answers every request by its method and path, and remembers what it was sent. */
export interface Stage {
  readonly transport: Transport;
  readonly heard: readonly Sent[];
}

/** What is answered to a request; undefined where nobody serves it. */
export type Answering = (line: string) => Answer | undefined;

export type OpenStage = (answering: Answering) => Stage;

/** A far end in memory: nothing but the product's own client takes part. */
export const openMemory: OpenStage = (answering) => {
  const heard: Sent[] = [];
  return {
    heard,
    async transport(sent) {
      heard.push(sent);
      return answering(lineOf(sent)) ?? { status: 404, data: 'nobody serves this' };
    },
  };
};

/** `GET /api/applet/merchant/product/tags` */
export const lineOf = ({ method, url }: Sent): string => `${method} ${url.split('?')[0]}`;

/** The request in one line, with all it says. */
export const saidIn = ({ method, url, body = '' }: Sent): string => `${method} ${url} ${body}`.trim();
