import {
  anything,
  either,
  type KeysOf,
  listOf,
  may,
  must,
  number,
  object,
  oneOf,
  type Shape,
  text,
  yes,
} from '#fields/Shape.ts';
import type { CallHabit, Failing, Habit } from '#schemas/habit/Habit.ts';
import type { HabitChanges } from '#schemas/habit/habitOf.ts';
import { habits } from '#schemas/habit/habits.ts';

const place: Shape = either(text, { is: 'object', keys: { header: may(text), link: may(text) } });
const paging: Shape = {
  is: 'object',
  keys: {
    by: must(oneOf('page', 'offset', 'range', 'cursor')),
    ...{ page: may(text), size: may(text), from: may(number) },
    ...{ offset: may(text), limit: may(text), range: may(text) },
    ...{ cursor: may(text), next: may(place), more: may(place) },
    most: may(number),
  },
};
const call = object<Partial<CallHabit>>({
  method: may(oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
  path: may({ is: 'text', like: '^/' }),
  sends: may({ is: 'map', of: anything }),
  under: may(text),
  whole: may(yes),
  answers: may(place),
});
const names: Shape = { is: 'object', keys: { shop: may(text), id: may(text) } };
const fails = object<Partial<Failing>>({
  code: may(text),
  fine: may(listOf(anything, 1)),
  message: may(listOf(text, 1)),
  faults: may(listOf(text, 1)),
  field: may(text),
  over: may(listOf(anything)),
});
const calls: Shape = {
  is: 'object',
  keys: {
    getList: may(call),
    getOne: may(call),
    create: may(call),
    update: may(call),
    deleteOne: may(call),
    swap: may(call),
  },
};
const changes: KeysOf<HabitChanges & { readonly like?: string }> & Readonly<Record<string, ReturnType<typeof may>>> = {
  like: may(oneOf(...Object.keys(habits))),
  base: may({ is: 'text', like: '^(/|https://)' }),
  session: may({ is: 'object', keys: { header: must(text), before: may(text) } }),
  requestId: may(text),
  within: may(listOf(text, 1)),
  body: may(oneOf('form', 'json', 'multipart')),
  lists: may(oneOf('json', 'repeat', 'brackets', 'comma')),
  yes: may(oneOf('words', 'digits')),
  ids: may(oneOf('number', 'text')),
  names: may(names),
  calls: may(calls),
  paging: may(paging),
  total: may(either(text, { is: 'object', keys: { header: may(text), link: may(text), all: may(yes) } })),
  search: may(text),
  sort: may({
    is: 'object',
    keys: { by: must(oneOf('sign', 'pair', 'json')), param: may(text), field: may(text), order: may(text) },
  }),
  operators: may({
    is: 'object',
    keys: { eq: may(text), in: may(text), gte: may(text), lte: may(text), contains: may(text) },
  }),
  conditions: may(text),
  fails: may(fails),
} satisfies Record<keyof Habit | 'like', unknown>;

/** How data says what an applet does: the name of a habit, or what is different about one. */
export const habitShape: Shape = either(oneOf(...Object.keys(habits)), { is: 'object', keys: changes });
