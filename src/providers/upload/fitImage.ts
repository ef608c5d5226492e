import { endingOf } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import type { Message } from '#schemas/messages.ts';
import { pictureMessages } from '#schemas/pictureMessages.ts';
import { AppletError } from '../http/AppletError.ts';
import { readImageHeader } from './readImageHeader.ts';

/**
 * A picture as it can be sent: as small as this browser can make it. U4
 *
 * @throws AppletError of kind `unfit`, with what the merchant can do about it: nothing has been sent.
 */
export async function fitImage(file: File, shrink: (file: File) => Promise<File>): Promise<File> {
  const sent = await shrink(file);
  const sentence = whyUnfit(sent, new Uint8Array(await sent.arrayBuffer()));
  if (sentence === undefined) return sent;
  throw new AppletError('unfit', { method: 'POST', path: '<picture>' }, { why: 'not to be sent.', sentence });
}

/** What a browser can read has been written anew by now: no host keeps these. */
function whyUnfit({ name, size }: File, bytes: Uint8Array): Message | undefined {
  const header = readImageHeader(bytes);
  const format = header?.format ?? endingOf(name).replace('heif', 'heic');
  if (format === 'heic') return pictureMessages.heic(name);
  if (format === 'avif') return header?.isAnimated ? pictureMessages.movingAvif(name) : pictureMessages.avif(name);
  return header?.isAnimated && size > limits.imageBytes ? pictureMessages.movingTooLarge(name, size) : undefined;
}
