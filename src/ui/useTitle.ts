import { useEffect } from 'react';

let product = '';
let mark = '';
let named = '';

function show(): void {
  document.title = mark + named;
}

/** Names the product that tabs are of; before anything is drawn. */
export function nameProduct(name: string): void {
  product = name;
  named = name;
}

/** Sets something before the name of the tab, whatever is in it, e.g. `(2) `; nothing takes it away. */
export function markTitle(next: string): void {
  mark = next;
  show();
}

/** Names the tab after what is in it, as long as that is there; what is only a part of a screen leaves the name alone. */
export function useTitle(title: string, names = true): void {
  useEffect(() => {
    if (!names) return undefined;
    named = `${title} · ${product}`;
    show();
    return () => {
      named = product;
      show();
    };
  }, [title, names]);
}
