import type { Resource } from '#crud/Resource.ts';
import type { Calls, Values } from '#providers/data/calls.ts';
import { type Verb, verbSubject } from '../exchanges/subjects.ts';
import type { Mutant } from './Mutant.ts';

/** Every mistake that can be made where a declaration turns a verb into a call. */
export const callMutants = (resource: Resource): readonly Mutant[] =>
  verbs.flatMap((verb) =>
    (resource.calls[verb] ? wrongCalls(resource, verb) : []).map(([what, call]) => ({
      name: `${resource.name}.${verb}: ${what}`,
      mistake: 'wrong mapping',
      // A wrong call has the shape of a right one, as a mistake that compiles would.
      subjects: [verbSubject(resource, verb, { ...resource.calls, [verb]: call } as Calls)],
    })),
  );

const verbs: readonly Verb[] = ['getList', 'getOne', 'create', 'update', 'deleteOne'];

type Wrong = readonly [what: string, call: object];

function wrongCalls(resource: Resource, verb: Verb): readonly Wrong[] {
  const call = resource.calls[verb] ?? {};
  return [...requests(resource, verb), ...places(call), ...totals(call)];
}

/** One field of the request is not sent, or sent for another. */
function requests(resource: Resource, verb: Verb): readonly Wrong[] {
  const call = resource.calls[verb];
  if (!call) return [];
  const asked: Values = {
    scope: 3,
    id: 7,
    page: 2,
    size: 30,
    filters: { status: 1 },
    values: {},
    ...verbSubject(resource, verb).example,
  };
  const sent = call.request(asked as never) as Values;
  const with_ = (change: (sent: Values) => Values) => ({
    ...call,
    request: (query: never) => change(call.request(query) as Values),
  });
  return Object.keys(sent)
    .filter((name) => sent[name] !== undefined)
    .flatMap((name) => [
      [`"${name}" is not sent`, with_(({ [name]: _, ...rest }) => rest)] as const,
      ...(typeof sent[name] === 'number'
        ? [[`"${name}" is one more`, with_((all) => ({ ...all, [name]: Number(all[name]) + 1 }))] as const]
        : []),
    ]);
}

/** Where the answer stands is looked for elsewhere. */
const places = (call: object): readonly Wrong[] =>
  ['records', 'record', 'id'].flatMap((place) =>
    place in call ? [[`its ${place}`, { ...call, [place]: 'elsewhere' }]] : [],
  );

function totals(call: object): readonly Wrong[] {
  if (!('records' in call)) return [];
  const { total, ...rest } = { total: undefined, ...call };
  return [
    ['its total is what is there', { ...rest, ...(total !== 'all' && { total: 'all' }) }],
    ['its total stands elsewhere', { ...rest, total: 'elsewhere' }],
  ];
}
