/** What scrolls an element. */
export function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return document.documentElement;
}
