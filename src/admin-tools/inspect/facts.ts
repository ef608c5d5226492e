import { accessOf } from '#crud/access/useAccess.ts';
import { isScreen, type Resource } from '#crud/Resource.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { type Rule, rulesOf } from '#providers/access/records.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { codecName } from './codecName.ts';
import type { Thing } from './things.ts';
import type { Places } from './usePlaces.ts';

/** A request as the browser remembers it. */
export interface Remembered {
  readonly url: string;
  readonly ms: number;
}

/** One line of the panel. */
export type Fact = readonly [label: string, value: string];

/** All there is to know of a thing on the screen. */
export function factsOf(
  thing: Thing,
  profile: Profile | null,
  places: Places,
  requests: readonly Remembered[],
): readonly Fact[] {
  const { resource, path, field } = thing;
  const rows = rowsOf(thing);
  const name = path.at(-1) ?? '';
  return [
    ['声明', placeOf(places[resource.name] ?? {}, path)],
    ['位置', `${resource.name}.${path.join('.')}`],
    ...(field
      ? ([
          ['种类', field.kind],
          ['线上名', name],
          ['编解码', codecsOf(resource, path[1] ?? '')],
        ] as const)
      : []),
    [
      '接口',
      rows
        .slice(0, 2)
        .map(({ method, path: address }) => `${method} ${address}`)
        .join('\n') || '--',
    ],
    ['最近请求', lastOf(rows, requests)],
    ...mayFacts(thing, profile),
  ];
}

/** The nearest place that is known: a nested field stands at least where its list does. */
function placeOf(places: Readonly<Record<string, string>>, path: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const place = places[path.slice(0, length).join('.')];
    if (place !== undefined) return place;
  }
  return '--';
}

function rowsOf({ resource, path: [part, name = ''], verbs }: Thing): readonly Endpoint[] {
  const action = part === 'actions' ? resource.actions[name] : undefined;
  if (action && !isScreen(action) && action.call) return [action.call.row];
  return verbs.flatMap((verb) => resource.calls[verb]?.row ?? []);
}

/** How an answer holds it and how a request writes it. */
function codecsOf({ calls }: Resource, name: string): string {
  const read = calls.getList ?? calls.getOne;
  const held = read && ('records' in read ? read.records : read.record);
  const record: unknown = typeof held === 'string' ? read?.row.response.def.shape[held] : undefined;
  const element: unknown = record && Reflect.get(Reflect.get(record, 'def') ?? {}, 'element');
  const fields: unknown = Reflect.get(Reflect.get(Object(element ?? record), 'def') ?? {}, 'shape');
  const written = (calls.update ?? calls.create)?.row.request.def.shape[name];
  return `读 ${codecName(Object(fields)[name])}，写 ${codecName(written)}`;
}

/** The last call of one of these rows; of a POST the browser remembers no more than its address. */
function lastOf(rows: readonly Endpoint[], requests: readonly Remembered[]): string {
  const last = requests.findLast(({ url }) => rows.some(({ path }) => url.split('?')[0]?.endsWith(path)));
  return last ? `${last.url.replace(/^https?:\/\/[^/]+/, '')}（${Math.round(last.ms)} ms）` : '--';
}

function mayFacts({ resource, path, field, verbs }: Thing, profile: Profile | null): readonly Fact[] {
  const see = field?.access?.see ?? resource.access;
  const facts: Fact[] = [['谁能看', answerText(canAccess(see, profile), see)]];
  if (field) {
    const change = field.access?.change;
    facts.push(['谁能改', field.readOnly ? '不可以：表单里只读' : answerText(canAccess(change, profile), change)]);
  } else {
    const verb = path[0] === 'actions' ? 'update' : verbs[0];
    if (verb === 'create' || verb === 'update' || verb === 'deleteOne')
      facts.push(['谁能做', answerText(accessOf(resource, profile).may(verb), rulesOf(resource.rights[verb])[0])]);
  }
  return facts;
}

/** What was decided, and by what rule. */
const answerText = ({ can, reason }: ReturnType<typeof canAccess>, rule: Rule | undefined): string =>
  can ? (rule ? `可以（${rule.reason}）` : '可以，没有限制') : `不可以：${reason ?? '没有权限'}`;
