/** Codecs that leave some values as they are, and how such a value is told; most of what arrives is one. */
const tests = new WeakMap<object, (wire: unknown) => boolean>();

/**
 * Notes how to tell, faster than the codec itself can, that it would give a value back unchanged.
 *
 * Five hundred rows are read without asking the codec once; what the test refuses is still the codec's to judge.
 */
export function passingAsIs<Codec extends object>(codec: Codec, test: (wire: unknown) => boolean): Codec {
  tests.set(codec, test);
  return codec;
}

/** The test of a codec that has one. */
export const asIsTest = (codec: object): ((wire: unknown) => boolean) | undefined => tests.get(codec);
