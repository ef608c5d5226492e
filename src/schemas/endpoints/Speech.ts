import type { Message } from '../messages.ts';
import type { Endpoint } from './endpoint.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A call that is to be put into a request. */
export interface Asking {
  readonly row: Pick<Endpoint, 'method' | 'path'>;
  /** What is sent, each field as it stands on the wire. */
  readonly fields: Wire;
  /** Who asks; null for a visitor. */
  readonly session: string | null;
  /** The same for each try of one write; undefined for reading. */
  readonly requestId: string | undefined;
}

/** A request, ready to be sent. */
export interface Asked {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
}

/** An answer before anything is made of it. */
export interface Answered {
  readonly status: number;
  readonly data: string;
  header?(name: string): string | null;
}

/** Why an applet said no. */
export interface Refusal {
  /** `forbidden`: whose session it was is not signed in any more. */
  readonly kind: 'refused' | 'forbidden' | 'http' | 'contract';
  /** For the log: never a body. */
  readonly why: string;
  /** The applet's own words, where it has some. */
  readonly sentence?: Message;
  readonly errcode?: number;
  /** Field → what is wrong with it, in the applet's words. */
  readonly faults?: Readonly<Record<string, Message>>;
}

/** How one applet is asked, and how its answers are read: all that a row's fields do not say. */
export interface Speech {
  ask(asking: Asking): Asked;
  /** The fields of an answer, wherever they stood; or why there are none. */
  read(row: Endpoint, answer: Answered): { readonly fields: Wire } | { readonly refusal: Refusal };
}
