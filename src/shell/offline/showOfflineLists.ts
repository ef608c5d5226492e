import { agoText } from '#crud/drafts/agoText.ts';
import { type OfflineList, readOfflineLists } from '#crud/offline/offlineLists.ts';

/** Under which names the browser itself holds the lists and the session. */
export interface OfflineTable {
  readonly lists: string;
  readonly session: string;
}

/**
 * Shows on offline.html what was read last: the list whose address was asked for opened, the others to be opened, and a box
 * to find something in all of them.
 *
 * It stands alone, as the early scripts do: the build writes it beside the page, with what it imports before it.
 */
export function showOfflineLists(table: OfflineTable): void {
  const lists = keptLists(table);
  if (lists.length === 0) return;
  const asked = location.pathname + location.search;
  const near = (to: string) => Number(to === asked) * 2 + Number(to.split('?')[0] === location.pathname);
  const sorted = [...lists].sort((one, other) => near(other.to) - near(one.to) || other.at - one.at);
  const now = Date.now();
  const views = sorted.map((list, nth) => viewOf(list, now, nth === 0));
  const status = element('p', { role: 'status' });
  const box = element('input', { type: 'search', id: 'find', autocomplete: 'off' });
  box.addEventListener('input', () => {
    const words = box.value.trim().toLowerCase();
    const found = views.reduce((sum, view) => sum + view.find(words), 0);
    status.textContent = words === '' ? '' : found === 0 ? '没有找到' : `找到 ${found} 条`;
  });
  const main = element('main', {});
  main.append(
    element('h2', {}, '上次看到的内容'),
    element('p', {}, '只能看，不能改；可能已经变了'),
    element('label', { for: 'find' }, '在这些内容里找'),
    box,
    status,
    ...views.map(({ details }) => details),
  );
  document.body.classList.add('with-lists');
  document.body.append(main);
}

/** So many characters stand in one line. */
const SHORT = 20;

/** Nothing where nobody is signed in, or the browser does not let anyone look. N11 */
function keptLists(table: OfflineTable): readonly OfflineList[] {
  try {
    if (localStorage.getItem(table.session) === null) return [];
    return readOfflineLists(JSON.parse(localStorage.getItem(table.lists) ?? 'null'));
  } catch {
    return [];
  }
}

/** One list; `find` leaves the rows that hold the words in sight, opens it for them, and gives back how many they are. */
function viewOf({ shop, title, count, at, columns, rows }: OfflineList, now: number, open: boolean) {
  const details = element('details', open ? { open: '' } : {});
  const summary = element('summary', {});
  summary.append(
    element('strong', {}, [title, shop].filter(Boolean).join(' · ')),
    element('span', {}, `${count}，${agoText(now - at)}看到的`),
  );
  const head = element('tr', {});
  // A column of long texts goes on in further lines; of short ones none is broken.
  const look = columns.map(({ end }, nth): Readonly<Record<string, string>> => {
    if (end) return { class: 'end' };
    return rows.some((texts) => (texts[nth]?.length ?? 0) > SHORT) ? { class: 'long' } : {};
  });
  head.append(...columns.map(({ heading }, nth) => element('th', { scope: 'col', ...look[nth] }, heading)));
  const lines = rows.map((texts) => {
    const line = element('tr', {});
    line.append(...texts.map((text, nth) => element('td', look[nth] ?? {}, text)));
    return { line, words: texts.join('\n').toLowerCase() };
  });
  const [thead, tbody, grid] = [element('thead', {}), element('tbody', {}), element('table', {})];
  thead.append(head);
  tbody.append(...lines.map(({ line }) => line));
  grid.append(element('caption', {}, title), thead, tbody);
  details.append(summary, grid);
  const find = (words: string): number => {
    let found = 0;
    for (const each of lines) {
      each.line.hidden = !each.words.includes(words);
      if (!each.line.hidden) found += 1;
    }
    details.hidden = found === 0;
    details.open = words === '' ? open : found > 0;
    return words === '' ? 0 : found;
  };
  return { details, find };
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
