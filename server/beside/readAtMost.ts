/** All of a body, where it is no longer than `most` bytes; what it says of its own length is not believed. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Left early, the stream is called off.
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > most) return undefined;
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.byteLength;
  }
  return whole;
}
