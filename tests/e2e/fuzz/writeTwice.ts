import type { Deed } from './anyArticle.ts';
import {
  backspace,
  bold,
  enter,
  isCaret,
  PICTURE,
  type Place,
  remove,
  runsOf,
  select,
  stopsOf,
  type Written,
  write,
} from './articleModel.ts';
import type { Desk } from './openDesk.ts';
import type { Within } from './within.ts';

/** What was before a step, and whether that step is one whatever was typed around it. */
interface Step {
  readonly before: Written;
  readonly alone: boolean;
}

/** Does the same to an article of letters and to the page's; gives back the first. */
export async function writeTwice(
  first: Written,
  deeds: readonly Deed[],
  desk: Desk,
  { name }: Within,
): Promise<Written> {
  let now = first;
  let past: readonly Step[] = [];
  let future: readonly Written[] = [];

  const become = (next: Written, alone: boolean) => {
    if (runsOf(next.lines).join('\n') !== runsOf(now.lines).join('\n')) {
      past = [...past, { before: now, alone }];
      future = [];
    }
    now = next;
  };
  const putCaret = async (from: Place, to = from, before = false) => {
    now = select(now, from, to);
    await desk.select(from, to, before);
  };

  for (const [index, deed] of deeds.entries()) {
    if (deed.does === 'caret') await putCaret(placeAt(now, deed.at), undefined, deed.before);
    if (deed.does === 'select') {
      const [from, to] = [deed.from, deed.to].sort((one, other) => one - other).map((at) => placeAt(now, at));
      if (from && to) await putCaret(from, to);
    }
    if (deed.does === 'compose') {
      await desk.compose(deed.letters, deed.word);
      become(write(now, deed.word), true);
    }
    if (deed.does === 'leave') {
      await desk.leave(deed.letters);
      become(write(now, deed.letters.at(-1) ?? ''), true);
      if (name === 'cell') {
        // Whoever comes back to a cell takes back what was written since.
        await desk.enterCell();
        [past, future] = [[], []];
      }
    }
    if (deed.does === 'take') {
      const taken = name === 'boxes' ? undefined : takenUp(now, deed.word);
      if (!taken) continue;
      await desk.takeUp(taken.from, now.from.offset, deed.word);
      become(taken.next, true);
    }
    if (deed.does === 'type') {
      await desk.type(deed.text);
      become(Array.from(deed.text).reduce(write, now), false);
    }
    // An empty first line takes the box along that it stands in.
    const leavesBox = name === 'boxes' && isCaret(now) && now.from.line === 0 && now.lines[0]?.units.length === 0;
    if (deed.does === 'press' && !(leavesBox && deed.key === 'Backspace')) {
      await desk.press(deed.key);
      become({ Backspace: backspace, Delete: remove, Enter: enter }[deed.key](now), deed.key === 'Enter');
    }
    // At a caret it says how the next word looks; what becomes of it when no word comes is not what this is about.
    if (deed.does === 'bold' && (!isCaret(now) || comesAWord(deeds[index + 1]))) {
      await desk.press('Control+b');
      become(bold(now), true);
    }
    if (deed.does === 'undo' && past.at(-1)?.alone) {
      await desk.press('Control+z');
      future = [now, ...future];
      const { lines, from, to } = past.at(-1)?.before ?? now;
      now = { lines, from, to };
      past = past.slice(0, -1);
      await putCaret(placeAt(now, deed.at));
    }
    const [again, ...rest] = future;
    if (deed.does === 'redo' && again) {
      await desk.press('Control+y');
      past = [...past, { before: now, alone: true }];
      now = { lines: again.lines, from: again.from, to: again.to };
      future = rest;
      await putCaret(placeAt(now, deed.at));
    }
  }
  return now;
}

const comesAWord = (deed: Deed | undefined): boolean => deed?.does === 'compose' && deed.word !== '';

/** Of all the places where a caret can stand, the one that far into the article. */
function placeAt({ lines }: Written, part: number): Place {
  const places = lines.flatMap((line, at) => stopsOf(line).map((offset) => ({ line: at, offset })));
  return places[Math.floor(part * (places.length - 1))] ?? { line: 0, offset: 0 };
}

/**
 * The word before the caret taken up by a phone and made another: letters that stay keep their look. Only in the first
 * line and before any picture, for a phone counts the letters of the page from its top.
 */
function takenUp(article: Written, word: string): { readonly from: number; readonly next: Written } | undefined {
  const { from: place } = article;
  const text = (article.lines[0]?.units ?? [])
    .map((unit) => unit.text)
    .join('')
    .slice(0, place.offset);
  const from = text.lastIndexOf('\n') + 1;
  if (place.line > 0 || !isCaret(article) || text.includes(PICTURE) || from === place.offset) return undefined;
  const [old, fresh] = [Array.from(text.slice(from)), Array.from(word)];
  let head = 0;
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const start = from + old.slice(0, head).join('').length;
  const end = place.offset - old.slice(old.length - tail).join('').length;
  const isChosen = start === place.offset && end === place.offset;
  const at = isChosen ? article : select(article, { line: 0, offset: start }, { line: 0, offset: end });
  const next = write(at, fresh.slice(head, fresh.length - tail).join(''));
  return { from, next: select(next, { line: 0, offset: from + word.length }) };
}
