import type { Clock } from '../clock/createClock.ts';

/** A host that does not answer is not waited for any longer. */
const PATIENCE_MS = 15_000;

/**
 * A picture that may be drawn and saved: one whose host does not allow that is not loaded at all, so that no canvas is ever
 * spoilt by it; nor is one that does not come. https://developer.mozilla.org/docs/Web/HTML/How_to/CORS_enabled_image
 */
export async function loadPicture(address: string, clock: Clock): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  const waiting = new AbortController();
  const late = clock.sleep(PATIENCE_MS, waiting.signal).then(
    () => undefined,
    () => undefined,
  );
  const there = image.decode().then(
    () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined),
    () => undefined,
  );
  const loaded = await Promise.race([there, late]);
  waiting.abort();
  return loaded;
}
