// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { APPLET } from '../../../tests/support/builders.ts';
import { createTransport } from './createTransport.ts';

const sent = { url: '/api/applet/merchant/shops', method: 'GET', headers: {} } as const;

/** A browser's request that ends in one way, whatever it asks. */
function stubRequest(end: 'onabort' | 'ontimeout' | 'onerror') {
  class Ending extends EventTarget {
    readonly upload = new EventTarget();
    timeout = 0;
    onabort?: () => void;
    ontimeout?: () => void;
    onerror?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      queueMicrotask(() => this[end]?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Ending);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['onabort', true],
  ['ontimeout', false],
  ['onerror', false],
] as const)('T4 T9 a request that the browser ends with %s was called off: %j', async (end, aborted) => {
  stubRequest(end);
  await expect(createTransport(APPLET)(sent)).rejects.toMatchObject({ name: 'TransportError', aborted });
});
