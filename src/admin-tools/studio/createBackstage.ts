import { createStore, type Store } from '#crud/createStore.ts';
import type { Resource } from '#crud/Resource.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { appletSpeech } from '#providers/http/appletSpeech.ts';
import type { Call } from '#providers/http/createHttp.ts';
import { encodeRequest } from '#providers/http/urlOf.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Asked } from '#schemas/endpoints/Speech.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request as it would have gone out. */
export interface SentRequest {
  /** Counts from 1. */
  readonly nth: number;
  readonly line: string;
  /** The body, a field a line, readable; empty for what reads. */
  readonly body: readonly string[];
}

/** Plays the applet for a stage: nothing leaves the page, everything that would is kept. */
export interface Backstage {
  readonly call: Call;
  readonly sent: Pick<Store<readonly SentRequest[]>, 'get' | 'subscribe'>;
}

/** A backstage with the examples of these resources, each answered as its declaration says, whatever applet it is of. */
export function createBackstage(resources: readonly Resource[]): Backstage {
  const stores = resources.map(storeOf);
  const sent = createStore<readonly SentRequest[]>([]);
  return {
    sent,
    async call(row, request) {
      const { speech = appletSpeech } = row;
      const fields = encodeRequest(row, request);
      const asked = speech.ask({ row, fields, session: null, requestId: undefined });
      sent.set([...sent.get(), sentRequest(asked, sent.get().length + 1)]);
      const answer = stores.map((store) => store(row, request)).find((each) => each !== undefined);
      // The store answers each row in that row's own terms; no type follows it there.
      return (answer ?? {}) as never;
    },
  };
}

const sentRequest = ({ method, url, body }: Asked, nth: number): SentRequest => ({
  nth,
  line: `${method} ${url}`,
  body: typeof body === 'string' ? linesOf(body) : [...(body ?? [])].map(([name, value]) => `${name}=${String(value)}`),
});

const linesOf = (body: string): readonly string[] =>
  body.startsWith('{')
    ? JSON.stringify(JSON.parse(body), null, 2).split('\n')
    : [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`);

/** Answers the calls of one resource; undefined for those of another. Ids count from 1. */
function storeOf({ calls, ids, order, examples }: Resource): (row: Endpoint, asked: Fields) => object | undefined {
  const idOf = (nth: number): RecordId => (ids === 'text' ? String(nth) : nth);
  let records: readonly DataRecord[] = examples.map((example, nth) => ({ ...example, id: idOf(nth + 1) }));
  let last = records.length;
  const { getList, getOne, create, update, deleteOne } = calls;
  const idsIn = (asked: Fields) =>
    Object.entries(asked).flatMap(([name, value]) => (/(?:^|_)id$/.test(name) && name !== 'shop_id' ? [value] : []));
  const at = (id: unknown) => records.find((record) => record.id === id);
  return (row, asked) => {
    const [id, other] = idsIn(asked);
    if (row === getList?.row) {
      const wanted = (record: DataRecord) =>
        (getList.filters ?? []).every((name) => asked[name] === undefined || record[name] === asked[name]);
      const found = records.filter(wanted);
      return { [getList.records]: found, ...(getList.total !== undefined && { [getList.total]: found.length }) };
    }
    if (row === getOne?.row) return typeof getOne.record === 'string' ? { [getOne.record]: at(id) ?? records[0] } : {};
    if (row === create?.row) {
      last += 1;
      records = [{ ...asked, id: idOf(last) }, ...records];
      return { [create.id]: idOf(last) };
    }
    if (row === update?.row) {
      records = records.map((record) => (record.id === id ? { ...record, ...asked, id: record.id } : record));
      return {};
    }
    if (row === deleteOne?.row) {
      records = records.filter((record) => record.id !== id);
      return {};
    }
    if (row !== order?.row) return undefined;
    const [a, b] = [at(id), at(other)];
    if (a && b) records = records.map((record) => (record === a ? b : record === b ? a : record));
    return {};
  };
}
