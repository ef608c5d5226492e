import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

/** Does something with the bytes of a file while they arrive. */
type Take<Outcome> = (bytes: AsyncIterable<Uint8Array>) => Promise<Outcome>;

/**
 * Reads a multipart upload and hands its `filecontent` on; `op=upload` has to stand before it. U1
 *
 * The rest is read to its end even when the file was refused, so that the browser hears the answer.
 *
 * @returns what became of the file; undefined when the upload holds none, or is cut short, or is no form at all.
 */
export async function readUpload<Outcome>(request: Request, take: Take<Outcome>): Promise<Outcome | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;.*boundary=/i.test(type)) return undefined;
  const parser = busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 10, fieldSize: 1000 } });
  let op = '';
  let taken: Promise<Outcome | undefined> = Promise.resolve(undefined);
  parser.on('field', (name, value) => {
    if (name === 'op') op = value;
  });
  parser.on('file', (name, file) => {
    // An upload cut short breaks its file too; whoever reads it hears of that, and if nobody does it must not end us.
    file.on('error', () => undefined);
    if (name !== 'filecontent' || op !== 'upload') file.resume();
    else taken = takeAll(file, take);
    // Whatever goes wrong with it is reported below; until then nobody listens.
    taken.catch(() => undefined);
  });
  const isComplete = await pipeline(Readable.from(request.body, { objectMode: false }), parser).then(
    () => true,
    () => false,
  );
  return isComplete ? taken : undefined;
}

async function takeAll<Outcome>(file: Readable, take: Take<Outcome>): Promise<Outcome> {
  try {
    return await take(file.iterator({ destroyOnReturn: false }));
  } finally {
    file.resume();
  }
}
