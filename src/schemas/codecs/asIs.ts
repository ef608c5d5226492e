type Test = (value: unknown) => boolean;
/** Whether a codec leaves values as they are in both directions, or only when it reads. */
type Ways = 'both' | 'read';

/** Codecs that leave some values as they are, and how such a value is told; most of what crosses the wire is one. */
const tests = new WeakMap<object, { readonly test: Test; readonly ways: Ways }>();
/** Codecs that write what another schema holds, and what they make of it. */
const around = new WeakMap<object, Inner>();

/** What a codec holds, and what it makes of that when it has been written. */
export interface Inner {
  readonly schema: object;
  readonly write: (written: unknown) => unknown;
}

/**
 * Notes how to tell, faster than the codec itself can, that it would give a value back unchanged.
 *
 * Five hundred rows are read without asking the codec once; what the test refuses is still the codec's to judge.
 */
export function passingAsIs<Codec extends object>(codec: Codec, test: Test, ways: Ways = 'both'): Codec {
  tests.set(codec, { test, ways });
  return codec;
}

/** Tells what a codec reads as it is. */
export const asIsTest = (codec: object): Test | undefined => tests.get(codec)?.test;

/** Tells what a codec writes as it is. */
export function asIsWritten(codec: object): Test | undefined {
  const known = tests.get(codec);
  return known?.ways === 'both' ? known.test : undefined;
}

/** Notes that a codec writes what `inner` holds and does nothing else than `write` to it. */
export function writingInner<Codec extends object>(codec: Codec, inner: Inner): Codec {
  around.set(codec, inner);
  return codec;
}

/** What a codec writes, where it has been noted. */
export const innerOf = (codec: object): Inner | undefined => around.get(codec);
