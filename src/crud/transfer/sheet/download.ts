import type { Clock } from '#providers/clock/createClock.ts';

/** Some browsers begin to read only after a while. */
const KEPT_MS = 60_000;

/** Hands a file to the merchant's browser under a name. */
export function download(blob: Blob, name: string, clock: Clock): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  void clock.sleep(KEPT_MS).then(() => URL.revokeObjectURL(address));
}
