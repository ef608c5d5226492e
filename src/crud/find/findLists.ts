import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { limits } from '#schemas/limits.ts';
import { listKey, listsKey } from '../data/recordKeys.ts';
import { pageQuery } from '../data/usePage.ts';
import type { Resource } from '../Resource.ts';
import type { Place } from './findableRecord.ts';

/** Large pages make few calls, and no list asks for fewer. */
const LEAST_SIZE = 100;
/** So far a list is read; what lies behind, nobody looks for by its name. */
const MOST_PAGES = 10;

interface Dependencies {
  readonly client: QueryClient;
  readonly provider: DataProvider;
  readonly now: () => number;
}
interface Asked {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What the applet narrows the list by. */
  readonly part: Values;
  readonly signal: AbortSignal;
  /** Told after each page. */
  readonly onPage: () => void;
}
interface Answer {
  readonly data: readonly DataRecord[];
  readonly total?: number | undefined;
  readonly open?: unknown;
}

/** How much of a list was read. */
interface ReadList {
  readonly records: readonly DataRecord[];
  /** Whether there is nothing behind it. */
  readonly whole: boolean;
}

/**
 * The lists as 找 looks through them: what the cache holds, at once, and the rest of it, page by page.
 *
 * Nobody's screen waits for these pages: they are asked for past the cache's own queries, so that closing the box calls
 * off nothing of a list's, and are kept under that list's key, so that whatever asks the list anew asks them anew.
 */
export function findLists({ client, provider, now }: Dependencies) {
  const isFresh = (key: readonly unknown[]): boolean => {
    const state = client.getQueryState(key);
    return state?.data !== undefined && !state.isInvalidated && now() - state.dataUpdatedAt < limits.freshMs;
  };
  /** Whoever wants what is on its way waits for it. */
  const underway = new Map<string, Promise<void>>();
  /** What was read less than a minute ago, or else is read now. */
  async function fresh<Value>(key: readonly unknown[], read: () => Promise<Value>): Promise<Value> {
    const name = JSON.stringify(key);
    while (underway.has(name)) await underway.get(name);
    const held = isFresh(key) ? client.getQueryData<Value>(key) : undefined;
    if (held !== undefined) return held;
    const reading = read();
    const over = () => void underway.delete(name);
    underway.set(name, reading.then(over, over));
    const answer = await reading;
    client.setQueryData<Value>(key, answer, { updatedAt: now() });
    return answer;
  }

  async function readPage({ resource, scope, part, signal }: Asked, page: number, size: number): Promise<Answer> {
    const listed = pageQuery(provider, resource.name, { scope, page, size, filters: part });
    const held = isFresh(listed.queryKey) ? client.getQueryData<Answer>(listed.queryKey) : undefined;
    if (held) return held;
    signal.throwIfAborted();
    const key = listKey(resource.name, { found: page, size, scope, filters: part });
    return fresh(key, () => listed.queryFn({ signal }));
  }

  return {
    fresh,
    /** Reads one part of a list to its end. @throws AppletError, and what the signal was aborted with */
    async read(asked: Asked): Promise<ReadList> {
      const usual = asked.resource.list.pageSize;
      const size = Math.max(usual, LEAST_SIZE);
      const records: DataRecord[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const answer = await readPage(asked, page, size);
        records.push(...answer.data);
        asked.onPage();
        if (isLast(answer, records.length, { size, usual })) return { records, whole: true };
      }
      return { records, whole: false };
    },
    /** All that is held of a resource in one scope, each once, as it was read last. */
    held: ({ name, list }: Resource, scope: Scope): readonly Place[] => {
      const places = new Map<RecordId, Place>();
      const lists = client.getQueryCache().findAll({ queryKey: listsKey(name) });
      lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
      for (const { queryKey, state } of lists) {
        const asked = queryKey.at(-1);
        if (!isRecord(asked) || asked.scope !== scope || !isAnswer(state.data)) continue;
        const { part, first } = whereOf(asked, list.pageSize);
        state.data.data.forEach((record, at) => {
          const page = Math.floor((first + at) / list.pageSize) + 1;
          places.set(record.id, { record, part, page });
        });
      }
      return [...places.values()];
    },
  };
}

/** An applet that gives out fewer than it is asked for gives out as many as a list usually asks for. */
function isLast(
  { data, total, open }: Answer,
  read: number,
  { size, usual }: { size: number; usual: number },
): boolean {
  if (data.length === 0) return true;
  if (open !== true && total !== undefined) return read >= total;
  return data.length < size && data.length !== usual;
}

const isAnswer = (data: unknown): data is Answer => isRecord(data) && Array.isArray(data.data);

/** Which part of a list an answer is of, and how many records lie before it; the keys are those of `crud/data`. */
function whereOf(asked: Readonly<Record<string, unknown>>, usual: number): { part: Values; first: number } {
  const { filters, pagination, more, found, size } = asked;
  const part: Values = Array.isArray(filters)
    ? Object.fromEntries(filters.flatMap((each) => (isRecord(each) ? [[String(each.field), each.value]] : [])))
    : isRecord(filters)
      ? filters
      : {};
  const at = (page: unknown, of: unknown) => (Number(page) - 1) * Number(of);
  if (isRecord(pagination)) return { part, first: at(pagination.currentPage, pagination.pageSize) };
  if (found !== undefined) return { part, first: at(found, size) };
  return { part, first: more === undefined ? 0 : at(more, usual) };
}
