import { sampleAddresses } from '#schemas/endpoints/sampleAddresses.ts';
import { isObject, type Json, type JsonObject, SampleFault, type Seen } from './Sample.ts';

const BASE = sampleAddresses.merchant;
const WRITING = { add: 'create', update: 'update', del: 'deleteOne' } as const;
const EVERY = ['getList', 'getOne', 'create', 'update', 'deleteOne'] as const;
export type PlannedVerb = (typeof EVERY)[number];

/** What a new declaration is made of, before its words are chosen. */
export interface Plan {
  /** As the resource is called in code and in addresses, e.g. `coupons`. */
  readonly name: string;
  /** One of them on the wire, e.g. `coupon`. */
  readonly noun: string;
  /** Several of them on the wire. */
  readonly plural: string;
  readonly label: string;
  readonly scope: 'shop' | 'global';
  readonly verbs: readonly PlannedVerb[];
  readonly ordered: boolean;
  readonly records: readonly JsonObject[];
}

/** What whoever asks for a resource may say beside the sample. */
export interface Hints {
  readonly name?: string | undefined;
  readonly noun?: string | undefined;
  readonly label?: string | undefined;
  readonly scope?: 'shop' | 'global' | undefined;
}

/**
 * What a sample tells of a resource, by the applet's habit of naming calls: `coupons`, `coupon/add`, `coupon/info/get`.
 *
 * @throws SampleFault when no record is found in it, when its calls follow another habit, or when nothing says what it is called.
 */
export function planOf(seen: readonly Seen[], hints: Hints = {}): Plan {
  const sample = ofOne(seen, hints);
  const found = sample.flatMap(({ answer }) => recordsIn(answer));
  const records = found.flatMap(({ records }) => records);
  const written = sample.filter(({ method }) => method === 'POST').map(({ fields }) => fields);
  if (records.length === 0 && written.length === 0)
    throw new SampleFault(
      'no-records',
      `Failed to find a record in the sample: no object with an id, no form that was sent.${hintOf(sample)}`,
    );
  const calls = sample.flatMap(({ path }) => callOf(path) ?? []);
  const noun = hints.noun ?? calls.find((call) => call.noun)?.noun;
  const plural = found.find(({ several }) => several)?.key ?? calls.find((call) => call.plural)?.plural;
  const one = noun ?? singularOf(plural ?? snake(hints.name ?? found[0]?.key ?? ''));
  if (one === '')
    throw new SampleFault(
      'nameless',
      'Failed to name the resource: the sample is a bare list or record. Say what it is called: --name coupons.',
    );
  const many = plural ?? `${one}s`;
  const verbs = EVERY.filter((verb) => calls.length === 0 || calls.some((call) => call.verb === verb));
  return {
    name: hints.name ?? camel(many),
    noun: one,
    plural: many,
    label: hints.label ?? '',
    scope: hints.scope ?? scopeOf(sample, records),
    verbs,
    ordered: calls.some(({ verb }) => verb === 'order'),
    records: records.length > 0 ? records : written,
  };
}

interface CallName {
  readonly verb?: PlannedVerb | 'order';
  readonly noun?: string;
  readonly plural?: string;
}

/**
 * Those calls that are about one resource: the one that is asked for, else the one that most is done to. A whole network
 * panel holds the login and other lists as well.
 *
 * @throws SampleFault when all of them follow another habit
 */
function ofOne(seen: readonly Seen[], { name, noun }: Hints): readonly Seen[] {
  const elsewhere = seen.filter(({ path }) => path !== '');
  const groups = new Map<string, readonly Seen[]>();
  for (const each of elsewhere) {
    const about = nounOf(callOf(each.path));
    if (about !== undefined) groups.set(about, [...(groups.get(about) ?? []), each]);
  }
  const [first] = elsewhere;
  if (first && groups.size === 0)
    throw new SampleFault(
      'other-habit',
      `Failed to follow the name of ${first.path}: the applet's habit is ${BASE}coupons, …coupon/add, …/update, …/del, …/info/get. ` +
        'Write its rows in src/schemas/endpoints, as tags.ts there does, and name them in `calls`.',
    );
  if (groups.size < 2) return [...seen.filter(({ path }) => path === ''), ...[...groups.values()].flat()];
  const asked = [...groups].find(
    ([about]) => about === noun || (name !== undefined && camel(about) === singularOf(name)),
  );
  const deeds = (all: readonly Seen[]) => new Set(all.map(({ path }) => callOf(path)?.verb)).size;
  return asked?.[1] ?? [...groups.values()].reduce((most, each) => (deeds(each) > deeds(most) ? each : most));
}

const nounOf = (call: CallName | undefined): string | undefined =>
  call?.noun ?? (call?.plural === undefined ? undefined : singularOf(call.plural));

/** What a call is named as by the applet's habit; undefined for another name. */
function callOf(path: string): CallName | undefined {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length).replace(/\/$/, '') : undefined;
  const [, noun, verbWord] = /^(\w+)\/(info\/get|add|update|del|switch)$/.exec(rest ?? '') ?? [];
  if (noun !== undefined && verbWord === 'info/get') return { verb: 'getOne', noun };
  if (noun !== undefined && verbWord === 'switch') return { verb: 'order', noun };
  if (noun !== undefined && (verbWord === 'add' || verbWord === 'update' || verbWord === 'del'))
    return { verb: WRITING[verbWord], noun };
  if (rest !== undefined && /^\w+$/.test(rest)) return { verb: 'getList', plural: rest };
  return undefined;
}

interface Found {
  readonly key: string;
  readonly several: boolean;
  readonly records: readonly JsonObject[];
}

/** Records of an answer: the first list of objects, or else the first object with an id. */
function recordsIn(answer: Json | undefined): readonly Found[] {
  if (Array.isArray(answer)) return [{ key: '', several: false, records: answer.filter(isObject) }];
  if (!isObject(answer)) return [];
  const fields = Object.entries(isObject(answer.data) ? { ...answer.data, ...answer } : answer);
  for (const [key, value] of fields) {
    if (key !== 'data' && Array.isArray(value) && value.length > 0 && value.every(isObject))
      return [{ key, several: true, records: value }];
  }
  if (Array.isArray(answer.data)) return recordsIn(answer.data);
  const single = fields.find(([key, value]) => key !== 'data' && isObject(value) && 'id' in value);
  if (single && isObject(single[1])) return [{ key: single[0], several: false, records: [single[1]] }];
  return 'id' in answer && 'name' in answer ? [{ key: '', several: false, records: [answer] }] : [];
}

/** Where records stand that another habit has put deeper; nothing where there are none at all. */
function hintOf(sample: readonly Seen[]): string {
  const [place] = sample.flatMap(({ answer }) => listsIn(answer, []));
  return place === undefined
    ? ''
    : ` There is a list of objects at ${place}, deeper than the applet's habit, "coupons": […]. Save it alone as JSON, ` +
        'run again with --name, and write its rows in src/schemas/endpoints, as tags.ts there does.';
}

function listsIn(value: Json | undefined, path: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? [path.join('.')] : [];
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => listsIn(inner, [...path, key])) : [];
}

const scopeOf = (sample: readonly Seen[], records: readonly JsonObject[]): Plan['scope'] => {
  const named = sample.some(({ fields }) => 'shop_id' in fields) || records.some((record) => 'shop_id' in record);
  return named || sample.every(({ path }) => path === '') ? 'shop' : 'global';
};

const singularOf = (many: string): string =>
  many.endsWith('ies') ? `${many.slice(0, -3)}y` : many.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');

/** `coupon_items` → `couponItems`: a name in code. */
const camel = (name: string): string => name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `couponItems` → `coupon_items`: a name on the wire, as the applet's habit has it. */
const snake = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
