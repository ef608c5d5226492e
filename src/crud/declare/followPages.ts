import type { ListQuery, Values } from '#providers/data/calls.ts';

type Read = (query: ListQuery) => Promise<Values>;

/**
 * Asks for pages that only the answer before each can name: what each was told is kept, and a page nobody has led to is
 * reached from the first one. A first page that is asked for anew begins anew.
 *
 * @param records where an answer holds them
 * @param nextOf what the page behind an answer is asked for by; undefined behind the last.
 */
export function followPages(records: string, nextOf: (answer: Values) => string | undefined) {
  const cursorsOf = new Map<string, Map<number, string | undefined>>();
  return async (query: ListQuery, read: Read): Promise<{ readonly answer: Values; readonly more: boolean }> => {
    const { page, ...same } = query;
    const key = JSON.stringify(same);
    const cursors = cursorsOf.get(key) ?? new Map<number, string | undefined>();
    cursorsOf.set(key, cursors);
    const ask = async (at: number, cursor: string | undefined) => {
      const answer = await read({ ...query, page: at, ...(cursor !== undefined && { cursor }) });
      cursors.set(at + 1, nextOf(answer));
      return answer;
    };
    let from = 1;
    for (let at = page; at > 1 && from === 1; at -= 1) if (cursors.has(at)) from = at;
    let answer = await ask(from, from === 1 ? undefined : cursors.get(from));
    for (let at = from + 1; at <= page; at += 1) {
      const cursor = cursors.get(at);
      if (cursor === undefined) return { answer: { [records]: [] }, more: false };
      answer = await ask(at, cursor);
    }
    return { answer, more: cursors.get(page + 1) !== undefined };
  };
}
