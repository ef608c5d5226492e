import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been near the screen: what nobody scrolls to is never asked for. */
export function useVisible<Held extends Element>(): [RefObject<Held>, boolean] {
  const ref = useRef<Held>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
