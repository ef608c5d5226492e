import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import type { Resource } from '#crud/Resource.ts';
import { useProfile } from '#providers/useProviders.ts';
import { factsOf } from './facts.ts';
import './inspector.css';
import { keepLooked, readLooked } from './looked.ts';
import { keyOf, type Thing, thingAt, thingsIn } from './things.ts';
import { usePlaces } from './usePlaces.ts';

interface Props {
  readonly onClose: () => void;
}

/**
 * What a declaration has put on the screen, and why: for development alone, opened by `?inspect`.
 *
 * It follows pointer and focus; the list in it leads to everything by keyboard.
 */
export function Inspector({ onClose }: Props) {
  const resources = useResourcesHere();
  const profile = useProfile();
  const places = usePlaces();
  const panel = useRef<HTMLElement>(null);
  const [found, setFound] = useState<Thing>();
  const [looked] = useState(readLooked);
  const [pinned, setPinned] = useState(looked?.pinned ?? false);
  const choice = useId();

  useEffect(() => {
    if (pinned) return;
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      const at = thingAt(target, resources);
      if (at) setFound(at);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [resources, pinned]);

  const things = useThings(resources);
  const key = found ? keyOf(found) : looked?.at;
  const here = things.findIndex((each) => keyOf(each) === key);
  const thing = found ?? things[here];
  useEffect(() => keepLooked({ at: key, pinned }), [key, pinned]);
  const requests = performance.getEntriesByType('resource').map(({ name, duration }) => ({ url: name, ms: duration }));
  return (
    <aside ref={panel} className="inspector" aria-label="检视">
      <header>
        <label htmlFor={choice}>检视</label>
        <select id={choice} value={here} onChange={({ target }) => setFound(things[Number(target.value)])}>
          <option value={-1}>
            {things.length === 0 ? '这里没有由声明生成的内容' : '点选一项，或把鼠标移到它上面'}
          </option>
          {things.map(({ resource, label, path }, nth) => (
            <option key={keyOf({ resource, path })} value={nth}>
              {`${label} · ${path.join('.')}`}
            </option>
          ))}
        </select>
        <button type="button" aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
          固定
        </button>
        <button type="button" onClick={onClose}>
          关闭
        </button>
      </header>
      {thing && (
        <dl aria-label={thing.label}>
          {factsOf(thing, profile, places, requests).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {thing?.element.isConnected && <Frame element={thing.element} />}
    </aside>
  );
}

/** Where it is; nothing can be pressed there. */
function Frame({ element }: { readonly element: Element }) {
  const { top, left, width, height } = element.getBoundingClientRect();
  return <span className="inspector-frame" style={{ top, left, width, height }} />;
}

/** All there is on the page, also when it has come a moment later. */
function useThings(resources: readonly Resource[]): readonly Thing[] {
  const [things, setThings] = useState<readonly Thing[]>([]);
  useEffect(() => {
    const read = () => {
      const now = thingsIn(document, resources);
      setThings((before) => (now.map(keyOf).join() === before.map(keyOf).join() ? before : now));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [resources]);
  return things;
}

/** The declarations of this address. */
function useResourcesHere(): readonly Resource[] {
  const all = useContext(ResourcesContext);
  const { pathname } = useLocation();
  return useMemo(
    () => all.filter(({ routes }) => Object.values(routes).some((route) => matchPath(route, pathname))),
    [all, pathname],
  );
}
