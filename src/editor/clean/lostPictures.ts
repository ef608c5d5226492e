const UNREACHABLE = /^\s*(?:file|data|blob|cid|webkit-fake-url):/i;

/**
 * Takes out the pictures only the other program can reach, of a file on its disk or written into the text, and a table
 * that held nothing else; how many these were. E5
 */
export function takeLostPictures(body: HTMLElement): number {
  const lost = [...body.querySelectorAll('img')].filter(isLost);
  for (const image of lost) {
    const table = image.closest('table');
    image.remove();
    if (table && isEmpty(table)) table.remove();
  }
  return lost.length;
}

function isLost(image: Element): boolean {
  const late = image.getAttribute('data-src');
  return UNREACHABLE.test(image.getAttribute('src') ?? '') && (late === null || UNREACHABLE.test(late));
}

const isEmpty = (table: Element): boolean =>
  (table.textContent ?? '').trim() === '' && !table.querySelector('img,video,audio,iframe,svg,embed,object');
