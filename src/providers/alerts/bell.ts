/** One tone after the other, upwards, as a shop's door rings. */
const TONES_HZ = [880, 1175] as const;
const TONE_S = 0.18;
const LOUD = 0.2;

/** Made by the first press: before one a browser lets no page sound, and says so in its log. */
let audio: AudioContext | undefined;

/** Whether this browser can sound at all. */
export const canRing = (): boolean => typeof AudioContext === 'function';

/** Has to be called while something is pressed: from then on {@link ring} is heard. https://developer.chrome.com/blog/autoplay */
export async function unlockBell(): Promise<void> {
  if (!canRing()) return;
  audio ??= new AudioContext();
  await audio.resume();
}

/** Two short tones; none where nothing has been pressed yet: what is allowed later must not sound then. */
export function ring(): void {
  const heard = audio;
  if (heard?.state !== 'running') return;
  for (const [at, pitch] of TONES_HZ.entries()) tone(heard, pitch, heard.currentTime + at * TONE_S);
}

/** Fades in and out, so that nothing clicks. */
function tone(context: AudioContext, pitch: number, from: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + TONE_S);
}
