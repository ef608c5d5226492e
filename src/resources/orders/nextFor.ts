/** The next box below, or above, the one where the keyboard is; the first one where it is in none. */
export function nextFor(list: HTMLElement | null, active: Element | null, by: 1 | -1): HTMLElement | undefined {
  const boxes = [...(list?.querySelectorAll('textarea') ?? [])];
  const here = active?.closest('li');
  const at = boxes.findIndex((box) => box.closest('li') === here);
  if (at >= 0) return boxes[at + by];
  const follows = (box: Element) => !here || (here.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return by > 0 ? boxes.find(follows) : boxes.findLast((box) => !follows(box));
}

export const isByFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Comes to a box; for fingers to the texts under it, as a keyboard would rise over what comes next. */
export function comeTo(box: HTMLElement | undefined): void {
  const chip = box?.closest('form')?.querySelector<HTMLElement>('.template-chips button');
  const place = (isByFinger() && chip) || box;
  place?.focus();
  place?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
