/**
 * Stands in for `setimmediate`, which draft-js and the editor's library ask for.
 *
 * That one tries out `window.postMessage` when it starts. Chromium notes where in the code a message comes from, and reads
 * the whole of the editor's file once more to find out: half of what running it took. 041
 */
type Callback = (...args: unknown[]) => void;

const waiting = new Map<number, () => void>();
const { port1, port2 } = new MessageChannel();
let last = 0;

port1.onmessage = ({ data }: MessageEvent<number>) => {
  const call = waiting.get(data);
  waiting.delete(data);
  call?.();
};

export function setImmediate(callback: Callback, ...args: unknown[]): number {
  last += 1;
  waiting.set(last, () => callback(...args));
  port2.postMessage(last);
  return last;
}

export const clearImmediate = (id: number): void => void waiting.delete(id);

Object.assign(globalThis, { setImmediate, clearImmediate });
