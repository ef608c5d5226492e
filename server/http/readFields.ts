import { codes, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';

const BODY_BYTES = 1_000_000;
const FORM = 'application/x-www-form-urlencoded';

/** The fields of a call as text: the query of a GET, the form of a POST; of a field given twice, the last. T2 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const isForm = request.method === 'POST';
  const source = isForm ? new URLSearchParams(await readForm(request)) : new URL(request.url).searchParams;
  return Object.fromEntries(source);
}

/** The body of a form as text. @throws Refusal 400 when it is something else, over `most` bytes, or ends too early. */
export async function readForm(request: Request, most = BODY_BYTES): Promise<string> {
  const type = request.headers.get('content-type') ?? FORM;
  if (!type.toLowerCase().startsWith(FORM)) throw new Refusal(codes.badInput, sentences.notAForm);
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of piecesOf(request)) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Refusal(codes.badInput, sentences.tooLarge);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A caller who hangs up in the middle has not failed us: there is nobody left to be told. */
async function* piecesOf({ body }: Request): AsyncIterable<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new Refusal(codes.badInput, sentences.cutShort);
  }
}
