import type { Message } from '#schemas/messages.ts';
import { alreadySent } from '#schemas/rules/sms.ts';
import { sentences } from './sentences.ts';

/** What an errcode means. §8 */
export const codes = {
  alreadySent,
  badInput: 400,
  wrongCredentials: 401,
  notFound: 404,
  conflict: 409,
  tooOften: 429,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

/** A call that is answered with an errcode and a sentence for the merchant; what it has written is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly errcode: Code;
  /** When the same may be asked again with more luck, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(errcode: Code, errmsg: string, retryAfter?: number) {
    super(errmsg);
    this.errcode = errcode;
    this.retryAfter = retryAfter;
  }
}

/** A call without a session, or about something that is not the caller's: HTTP 403. §8, T5 */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';

  constructor() {
    super(sentences.forbidden);
  }
}

/** Passes what a rule has said on to the caller. @throws Refusal 400 unless the rule said nothing. §5 */
export function refuseBadInput(message: Message | undefined): void {
  if (message !== undefined) throw new Refusal(codes.badInput, message);
}
