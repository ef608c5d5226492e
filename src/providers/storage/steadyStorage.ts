import type { Message } from '#schemas/messages.ts';

const full = '浏览器的存储空间已满：登录、草稿和设置只在这一页打开时保留，刷新后会丢失';
const shut = '浏览器不允许保存数据（可能是无痕浏览）：登录、草稿和设置只在这一页打开时保留，刷新后会丢失';

/**
 * A browser's storage that may be full or shut off: what it does not take is kept by this page, so that the product goes
 * on without, and `tell` says once what it is. N11
 *
 * `setItem` throws all the same, for whoever can make room and try again: then nothing is said.
 */
export function steadyStorage(storage: Storage, tell: (sentence: Message) => void): Storage {
  const beside = new Map<string, string>();
  let warned = false;
  const names = (): readonly string[] => {
    const kept = Array.from({ length: lengthOf(storage) }, (_, at) => reading(() => storage.key(at)) ?? '');
    return [...new Set([...kept, ...beside.keys()])];
  };
  const tellOf = (key: string, error: unknown) => {
    if (warned || !beside.has(key)) return;
    warned = true;
    tell(isFull(storage, error) ? full : shut);
  };
  return {
    get length() {
      return names().length;
    },
    key: (at) => names()[at] ?? null,
    getItem: (key) => beside.get(key) ?? reading(() => storage.getItem(key)),
    setItem(key, value) {
      try {
        storage.setItem(key, value);
      } catch (error) {
        beside.set(key, value);
        queueMicrotask(() => tellOf(key, error));
        throw error;
      }
      beside.delete(key);
    },
    removeItem(key) {
      beside.delete(key);
      reading(() => storage.removeItem(key));
    },
    clear() {
      beside.clear();
      reading(() => storage.clear());
    },
  };
}

/** Some browsers throw at every look. */
function reading<Found>(look: () => Found): Found | null {
  try {
    return look();
  } catch {
    return null;
  }
}

const lengthOf = (storage: Storage): number => reading(() => storage.length) ?? 0;

/** Safari's private windows used to be full with nothing in them. https://bugs.webkit.org/show_bug.cgi?id=157010 */
const isFull = (storage: Storage, error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError' && lengthOf(storage) > 0;
