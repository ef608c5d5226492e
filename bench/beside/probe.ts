/** What the page tells of itself. */
export interface Probe {
  /** When the first row had been painted, in ms from the beginning of the navigation; 0 before that. */
  first: number;
  /** Beginning and length of each task beyond 50 ms. */
  readonly longTasks: (readonly [number, number])[];
  /** How much the layout has shifted by itself. */
  shift: number;
  /** When something was last pressed. */
  pressed: number;
  /** Resolves with the time once what is looked for has been painted. */
  seen(what: Seen): Promise<number>;
  /** Notes the time between frames from now on; gives them with the way gone when it is called off. */
  frames(scroller: string): () => Frames;
  /** How long it takes from going to the end until the last row has been painted. */
  jump(scroller: string, row: string, text: string): Promise<number>;
}

/** An element of this kind, with this text where one is given, in sight. */
export interface Seen {
  readonly selector: string;
  readonly text?: string;
}

/** What was seen while something scrolled. */
export interface Frames {
  readonly gaps: readonly number[];
  readonly moved: number;
}

declare global {
  interface Window {
    probe: Probe;
    stopFrames: () => Frames;
  }
}

/** Runs in the page before anything of its own. Looks at a few rows once a frame, so that the look costs nothing. */
export function installProbe({ row, text }: { readonly row: string; readonly text: string }): void {
  const SOME = 40;
  performance.setResourceTimingBufferSize(10_000);

  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      });
    });
  const inSight = (element: Element) => {
    const { height, top, bottom } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const isThere = ({ selector, text: wanted = '' }: Seen) => {
    const all = document.querySelectorAll(selector);
    const near = all.length > 2 * SOME ? [...[...all].slice(0, SOME), ...[...all].slice(-SOME)] : [...all];
    return near.some((element) => (element.textContent ?? '').includes(wanted) && inSight(element));
  };
  const until = (test: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => (test() ? resolve(painted()) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
  const boxOf = (selector: string) => {
    const box = selector === 'html' ? document.scrollingElement : document.querySelector(selector);
    if (!box) throw new Error(`Failed to scroll: there is no ${selector}.`);
    return box;
  };

  const probe: Probe = {
    first: 0,
    longTasks: [],
    shift: 0,
    pressed: 0,
    seen: (what) => until(() => isThere(what)),
    frames(selector) {
      const from = boxOf(selector).scrollTop;
      const gaps: number[] = [];
      let last: number | undefined;
      let on = true;
      const tick = (now: number) => {
        if (last !== undefined) gaps.push(now - last);
        last = now;
        if (on) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      return () => {
        on = false;
        return { gaps, moved: boxOf(selector).scrollTop - from };
      };
    },
    async jump(selector, rows, wanted) {
      const box = boxOf(selector);
      const start = performance.now();
      box.scrollTop = box.scrollHeight;
      const end = await until(() => {
        if (isThere({ selector: rows, text: wanted })) return true;
        // Heights that were only guessed are known by now.
        box.scrollTop = box.scrollHeight;
        return false;
      });
      return end - start;
    },
  };
  window.probe = probe;

  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  watch('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput) probe.shift += Number(entry.value);
  });
  addEventListener('pointerdown', ({ timeStamp }) => (probe.pressed = timeStamp), true);
  void probe.seen({ selector: row, text }).then((at) => {
    probe.first = at;
  });
}
