/** Anything JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** One call as it was seen: in a HAR, as curl, or nothing but its answer. */
export interface Seen {
  readonly method: 'GET' | 'POST';
  /** From the root; empty where only an answer was given. */
  readonly path: string;
  /** What was sent, as texts. */
  readonly fields: Readonly<Record<string, string>>;
  readonly answer?: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text as JSON. @returns undefined when it is none */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a sample lacks, in a word. */
export type SampleFaultCode = 'unreadable' | 'no-address' | 'no-records' | 'other-habit' | 'nameless';

/** A sample that nothing can be guessed from; the message says so to whoever works on the command line. */
export class SampleFault extends Error {
  override readonly name = 'SampleFault';
  readonly code: SampleFaultCode;

  constructor(code: SampleFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
