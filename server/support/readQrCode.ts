import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What a camera reads from a PNG in base64; `''` when it finds no code. */
export async function readQrCode(base64: string): Promise<string> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(path)).buffer } });
  const [seen] = await readBarcodes(Buffer.from(base64, 'base64'), { formats: ['QRCode'] });
  return seen?.text ?? '';
}
