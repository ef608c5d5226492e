import { createStore, type Store } from '#crud/createStore.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Answer, Sent, Transport } from '#providers/http/createTransport.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request as it would have gone out. */
export interface SentRequest {
  /** Counts from 1. */
  readonly nth: number;
  readonly line: string;
  /** The form body, a field a line, readable; empty for what reads. */
  readonly body: readonly string[];
}

/** Plays the applet for a stage: nothing leaves the page, everything that would is kept. */
export interface Backstage {
  readonly transport: Transport;
  readonly sent: Pick<Store<readonly SentRequest[]>, 'get' | 'subscribe'>;
}

/** A backstage with the examples of these resources, each answered as its declaration says. */
export function createBackstage(resources: readonly Resource[]): Backstage {
  const stores = resources.map(storeOf);
  const sent = createStore<readonly SentRequest[]>([]);
  return {
    sent,
    async transport(request) {
      sent.set([...sent.get(), told(request, sent.get().length + 1)]);
      const fields = Object.fromEntries(fieldsOf(request));
      const [path = ''] = request.url.split('?');
      const answer = stores.map((store) => store(path, fields)).find((each) => each !== undefined);
      return json({ errcode: 0, ...(answer ?? {}) });
    },
  };
}

const json = (data: object): Answer => ({ status: 200, data: JSON.stringify(data) });
const fieldsOf = ({ url, body }: Sent): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : (url.split('?')[1] ?? ''));

const told = (request: Sent, nth: number): SentRequest => ({
  nth,
  line: `${request.method} ${request.url}`,
  body: request.method === 'POST' ? [...fieldsOf(request)].map(([name, value]) => `${name}=${value}`) : [],
});

/** Answers the calls of one resource; undefined for those of another. Ids count from 1. */
function storeOf({ calls, order, examples }: Resource): (path: string, fields: Fields) => object | undefined {
  let records: readonly Fields[] = examples.map((example, nth) => ({ ...example, id: nth + 1 }));
  let last = records.length;
  const is = (call: { readonly row: Endpoint } | undefined, path: string) => call?.row.path === path;
  const idIn = (fields: Fields, nth = 0) =>
    Number(Object.entries(fields).filter(([name]) => /_id$/.test(name) && name !== 'shop_id')[nth]?.[1]);
  const at = (id: number) => records.find((record) => record.id === id);
  return (path, fields) => {
    const { getList, getOne, create, update, deleteOne } = calls;
    if (getList && is(getList, path)) {
      const found = records.filter((record) =>
        (getList.filters ?? []).every((name) => fields[name] === undefined || String(record[name]) === fields[name]),
      );
      return { [getList.records]: found, ...(getList.total !== undefined && { [getList.total]: found.length }) };
    }
    if (getOne && is(getOne, path)) {
      return typeof getOne.record === 'string' ? { [getOne.record]: at(idIn(fields)) ?? records[0] } : {};
    }
    if (create && is(create, path)) {
      last += 1;
      records = [{ ...fields, id: last }, ...records];
      return { [create.id]: last };
    }
    if (is(update, path)) {
      records = records.map((record) =>
        record.id === idIn(fields) ? { ...record, ...fields, id: record.id } : record,
      );
      return {};
    }
    if (is(deleteOne, path)) {
      records = records.filter(({ id }) => id !== idIn(fields));
      return {};
    }
    if (!is(order, path)) return undefined;
    const [a, b] = [at(idIn(fields, 0)), at(idIn(fields, 1))];
    if (a && b) records = records.map((record) => (record === a ? b : record === b ? a : record));
    return {};
  };
}
