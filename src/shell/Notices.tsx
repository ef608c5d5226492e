import { type FocusEvent, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Notice } from '#providers/notification/createNotifications.ts';
import { useProviders } from '#providers/useProviders.ts';
import { limits } from '#schemas/limits.ts';
import { TopDialogContext } from '#ui/topDialog.ts';

/** Leads the keyboard to what a notice offers, however long the page before it is. */
const REACH = 'F8';

/** What has been done and what has failed, read out as it comes, gone after a while; drawn without fetching any code. */
export function Notices() {
  const { notifications } = useProviders();
  const notices = useSyncExternalStore(notifications.subscribe, notifications.get);
  const topDialog = useContext(TopDialogContext);
  const before = useSyncExternalStore(topDialog.subscribe, topDialog.get);
  const home = useRef<HTMLDivElement>(null);
  // Moved as it is: drawn anew, each notice would be read out again and stay longer.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (before ?? home.current)?.append(host), [before, host]);
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === REACH) list.current?.querySelector<HTMLElement>('.notice-action, button')?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget)) from.current = relatedTarget;
  };
  /** Where the keyboard was before it came here: a notice that goes must not take its place on the page along. */
  const goBack = () => {
    if (list.current?.contains(document.activeElement)) from.current?.focus();
  };

  const shown = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees the focus come and go.
    <div ref={list} className="notices" aria-live="polite" onFocus={handleFocus}>
      {notices.map((notice) => (
        <NoticeView key={notice.id} notice={notice} onLeave={goBack} onClose={() => notifications.close(notice.id)} />
      ))}
    </div>
  );
  return <div ref={home}>{createPortal(shown, host)}</div>;
}

const marks = { success: '✓', error: '!', info: 'i' } as const;

interface ViewProps {
  readonly notice: Notice;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function NoticeView({ notice: { type, text, action }, onLeave, onClose }: ViewProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  usePausableTimeout(action ? limits.undoMs : limits.noticeMs, pointed || focused, onClose);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees pointer and focus come and go.
    <div
      className={action ? `notice ${type} offer` : `notice ${type}`}
      role={type === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="mark" aria-hidden="true">
        {marks[type]}
      </span>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="notice-action"
          aria-keyshortcuts={REACH}
          onClick={() => {
            onLeave();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label="关闭提示"
        onClick={() => {
          onLeave();
          onClose();
        }}
      >
        ×
      </button>
    </div>
  );
}

/** Ends after so many milliseconds, counted only while nobody holds it: what was left goes on from there. WCAG 2.2.1 */
function usePausableTimeout(ms: number, held: boolean, onEnd: () => void): void {
  const { clock } = useProviders();
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (held) return;
    const began = clock.now();
    const leaving = new AbortController();
    clock.sleep(left.current, leaving.signal).then(
      () => end.current(),
      () => undefined,
    );
    return () => {
      leaving.abort();
      left.current = Math.max(0, left.current - (clock.now() - began));
    };
  }, [held, clock]);
}
