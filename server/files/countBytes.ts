/** The same bytes, counted as they pass. */
export function countBytes(bytes: AsyncIterable<Uint8Array>) {
  let size = 0;
  async function* counting() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      yield chunk;
    }
  }
  return { bytes: counting(), size: () => size };
}
