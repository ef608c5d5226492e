import type { PGlite } from '@electric-sql/pglite';

/**
 * What an embedded PostgreSQL answers to bytes of its wire protocol, all at once.
 *
 * PGlite's own way says a statement in six parts and reads rows slowly: 500 goods in 9 ms in place of 3. 034
 */
export async function askEmbedded(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  // Copied: they lie in the database's own memory, where the next ones will be written.
  const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part));
  await database.execProtocolRawStream(bytes, { onRawData });
  return Buffer.concat(parts);
}
