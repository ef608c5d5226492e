import { sanitize } from '#editor/sanitize.ts';

declare global {
  interface Window {
    /** How often something ran that should not. */
    runs: number;
    ran(): void;
    clean(html: string): string;
    /** HTML as this browser reads and writes it, nothing taken out. */
    reprint(html: string): string;
    /** Puts HTML on the page as it is, and does to it what a buyer could do. */
    show(html: string): void;
    /** Once what is on the page has loaded or failed to. */
    settled(): Promise<void>;
  }
}

const deeds = ['mouseover', 'mouseenter', 'pointerover', 'focus', 'blur', 'click', 'wheel', 'scroll', 'submit'];

window.runs = 0;
window.ran = () => {
  window.runs += 1;
};
window.clean = sanitize;
window.reprint = (html) => new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body.innerHTML;
// The published fixtures call these.
window.alert = window.ran;
window.confirm = () => {
  window.ran();
  return false;
};
window.prompt = () => {
  window.ran();
  return null;
};
// A link may be followed; one that holds a script is not a step and runs all the same.
window.navigation?.addEventListener('navigate', (event) => event.cancelable && event.preventDefault());

window.show = (html) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  for (const element of place.querySelectorAll('*')) {
    for (const name of deeds) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    if (element instanceof HTMLElement) element.click();
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
};

window.settled = async () => {
  const pictures = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(
    pictures.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve);
          picture.addEventListener('error', resolve);
        }),
    ),
  );
  // Two frames: what waits for its place on the screen, and links that hold a script.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};
