import type { DataProvider, GetListParams } from '@refinedev/core';
import axios, { type AxiosInstance } from 'axios';
import { createDataProvider } from '#providers/data/createDataProvider.ts';
import { createHttp } from '#providers/http/createHttp.ts';
import { decodeLoose } from '#providers/http/decodeLoose.ts';
import { encodeRequest } from '#providers/http/urlOf.ts';
import { createSession } from '#providers/session/createSession.ts';
import { goods } from '#resources/goods/goods.ts';
import { goodsAdd, goodsList } from '#schemas/endpoints/goods.ts';
import { sessionKey } from '#schemas/limits.ts';
import { listByHand } from './handProvider.ts';
import { inTurn } from './rounds.ts';

/** One line of the report. */
export interface Timed {
  readonly name: string;
  /** Microseconds of processor time for one call, the median of the rounds. */
  readonly us: number;
  readonly budgetUs?: number;
}

/** A provider of the peers', whose packages and types are not here. */
type ForeignProvider = (address: string, client: AxiosInstance) => Pick<DataProvider, 'getList'>;

const COUNT = 500;

const wire = { errcode: 0, errmsg: '', current_page: 1, total_page: 1, total_count: COUNT, products: rows(COUNT) };
const empty = JSON.stringify({ ...wire, total_page: 0, total_count: 0, products: [] });
const asked: GetListParams = {
  resource: 'goods',
  pagination: { currentPage: 1, pageSize: COUNT },
  filters: [{ field: 'status', operator: 'eq', value: 1 }],
  meta: { scope: 1 },
};

function rows(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, name: `手工水饺 ${index}`, tag_id: 3, price: `${index % 90}.99`, stock: index, total_sales: 7 },
    ...{ description: [{ type: 1, text: '当天现包。' }], imgs: [`/files/image/${index}.webp`], status: 1, type: 1 },
    spec: [],
  }));
}

const body = {
  ...{ shop_id: 1, name: '手工水饺', tag_id: 3, price: '12.99', stock: 40, type: 2 as const, imgs: ['/a.webp'] },
  description: [{ type: 1 as const, text: '当天现包。' }],
  spec: [{ id: 1, name: '两斤', price: '12.99', key: 's1' }],
};

/** Measures decoding, encoding, and a `getList` answered at once by an empty page: ours, by hand, simple-rest. */
export async function measureProvider(simpleRest: ForeignProvider): Promise<readonly Timed[]> {
  const silent = () => undefined;
  const ours = provider(async () => empty);
  const rest = simpleRest('/api', answeredAtOnce());
  const [decoding = 0] = await inTurn(40, [() => decodeLoose(goodsList.response, wire, silent)]);
  const [encoding = 0] = await inTurn(4000, [() => encodeRequest(goodsAdd, body)]);
  const [own = 0, hand = 0, others = 0] = await inTurn(4000, [
    () => ours.getList(asked),
    () => listByHand(async () => empty, 1, 1, COUNT),
    () => rest.getList(asked),
  ]);
  return [
    { name: `decoding ${COUNT} goods`, us: decoding, budgetUs: 300 },
    { name: 'encoding one body of goods', us: encoding, budgetUs: 5 },
    { name: 'getList by hand', us: hand },
    { name: 'getList of ours, beyond that', us: own - hand, budgetUs: 2 },
    { name: 'getList of simple-rest, beyond that', us: others - hand },
  ];
}

function provider(fetchText: () => Promise<string>): DataProvider {
  const kept = new Map([[sessionKey, 'a session']]);
  const storage = {
    ...{
      length: 1,
      clear: () => kept.clear(),
      key: () => sessionKey,
      removeItem: (key: string) => void kept.delete(key),
    },
    ...{
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  };
  const transport = async () => ({ status: 200, data: await fetchText() });
  const log = (line: string) => {
    throw new Error(line);
  };
  return createDataProvider(createHttp({ session: createSession(storage), transport, log }), { goods });
}

/** axios with its network cut off: everything before and after the request is as ever. */
const answeredAtOnce = () =>
  axios.create({ adapter: async (config) => ({ data: [], status: 200, statusText: '', headers: {}, config }) });
