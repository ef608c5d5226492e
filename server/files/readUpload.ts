import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

/** What a multipart upload is read for. */
interface Wanted<Outcome> {
  /** The name of the part that holds the file. */
  readonly field: string;
  /** Whether the plain fields before the file say that it is to be kept. */
  readonly isMeant?: (fields: Readonly<Record<string, string>>) => boolean;
  /** Does something with the bytes of the file while they arrive; `name` is what the sender calls it. */
  readonly take: (bytes: AsyncIterable<Uint8Array>, name: string) => Promise<Outcome>;
}

/**
 * Reads a multipart upload and hands its file on. U1, E11
 *
 * The rest is read to its end even when the file was refused, so that the browser hears the answer.
 *
 * @returns what became of the file; undefined when the upload holds none, or is cut short, or is no form at all.
 */
export async function readUpload<Outcome>(request: Request, wanted: Wanted<Outcome>): Promise<Outcome | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;.*boundary=/i.test(type)) return undefined;
  const parser = openParser(type);
  if (!parser) return undefined;
  const fields: Record<string, string> = {};
  let taken: Promise<Outcome | undefined> = Promise.resolve(undefined);
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (field, file, { filename }) => {
    // An upload cut short breaks its file too; whoever reads it hears of that, and if nobody does it must not end us.
    file.on('error', () => undefined);
    if (field !== wanted.field || wanted.isMeant?.(fields) === false) file.resume();
    else taken = takeAll(file, (filename ?? '').replaceAll('\0', ''), wanted);
    // Whatever goes wrong with it is reported below; until then nobody listens.
    taken.catch(() => undefined);
  });
  const isComplete = await pipeline(Readable.from(request.body, { objectMode: false }), parser).then(
    () => true,
    () => false,
  );
  return isComplete ? taken : undefined;
}

/** Undefined for a type that names no boundary. */
function openParser(type: string): busboy.Busboy | undefined {
  const limits = { files: 1, fields: 10, fieldSize: 1000 };
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch {
    return undefined;
  }
}

async function takeAll<Outcome>(file: Readable, name: string, { take }: Wanted<Outcome>): Promise<Outcome> {
  try {
    return await take(file.iterator({ destroyOnReturn: false }), name);
  } finally {
    file.resume();
  }
}
