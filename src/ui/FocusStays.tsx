import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A place whose buttons come and go: where the one in use goes, the keyboard stays here, and not at the top of the page. */
export function FocusStays({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const inUse = useRef<Element>();
  useEffect(() => {
    const hold = () => {
      const isGone = inUse.current && !inUse.current.isConnected;
      if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(hold);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the keyboard is, and is not pressed
    <div
      ref={place}
      tabIndex={-1}
      className={className}
      onFocus={({ target }) => {
        inUse.current = target;
      }}
      onBlur={({ target }) => {
        // One that is taken out of the page may say so: it is still the one in use.
        if (target.isConnected) inUse.current = undefined;
      }}
    >
      {children}
    </div>
  );
}
