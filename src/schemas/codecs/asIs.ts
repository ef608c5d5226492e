type Test = (value: unknown) => boolean;

/** Codecs that leave some values as they are, and how such a value is told; most of what crosses the wire is one. */
const tests = new WeakMap<object, { readonly read: Test; readonly written: Test | undefined }>();
/** Codecs that write what another schema holds, and what they make of it. */
const around = new WeakMap<object, Inner>();

/** What a codec holds, and what it makes of that when it has been written. */
export interface Inner {
  readonly schema: object;
  readonly write: (written: unknown) => unknown;
}

/**
 * Notes how to tell, faster than the codec itself can, that it would give a value back unchanged, whether read or
 * written; `written` says so where writing asks for more, and false where it always changes something.
 *
 * Five hundred rows are read without asking the codec once; what the test refuses is still the codec's to judge.
 */
export function passingAsIs<Codec extends object>(codec: Codec, read: Test, written: Test | false = read): Codec {
  tests.set(codec, { read, written: written || undefined });
  return codec;
}

/** Tells what a codec reads as it is. */
export const asIsTest = (codec: object): Test | undefined => tests.get(codec)?.read;

/** Tells what a codec writes as it is. */
export const asIsWritten = (codec: object): Test | undefined => tests.get(codec)?.written;

/** Notes that a codec writes what `inner` holds and does nothing else than `write` to it. */
export function writingInner<Codec extends object>(codec: Codec, inner: Inner): Codec {
  around.set(codec, inner);
  return codec;
}

/** What a codec writes, where it has been noted. */
export const innerOf = (codec: object): Inner | undefined => around.get(codec);
