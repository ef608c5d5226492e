/** Everything is in sight: happy-dom draws nothing, so its own observer never speaks. */
class EverythingInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const bounds = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      rootBounds: null,
      boundingClientRect: bounds,
      intersectionRect: bounds,
    };
    queueMicrotask(() => this.#tell([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const EDGES = 'textarea { padding: 2px; border: 1px solid; }';

/** Fills what the product needs of a browser and happy-dom does not do, once for each page. */
export function fillBrowserGaps(): void {
  if (globalThis.IntersectionObserver === EverythingInSight) return;
  globalThis.IntersectionObserver = EverythingInSight;
  // happy-dom knows these by name but nothing in it ever moves: what waits for the end of a movement would wait for ever.
  Reflect.deleteProperty(globalThis, 'TransitionEvent');
  Reflect.deleteProperty(globalThis, 'AnimationEvent');
  // A field of several lines measures its own edges, which every browser gives it.
  document.head.append(Object.assign(document.createElement('style'), { textContent: EDGES }));
}
