import fc from 'fast-check';
import { FormStore } from 'rc-field-form/lib/useForm.js';
import { expect, it, test } from 'vitest';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import type { IdempotentWrite } from '#providers/http/IdempotentWrite.ts';
import { createNotifications } from '#providers/notification/createNotifications.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { goods } from '#resources/goods/goods.ts';
import { tags } from '#resources/tags/tags.ts';
import { goodsUpdate } from '#schemas/endpoints/goods.ts';
import { buildStorage } from '../../../tests/support/builders.ts';
import { fakeClock, turn } from '../../../tests/support/fakeClock.ts';
import { createStore } from '../createStore.ts';
import { createDrafts } from '../drafts/createDrafts.ts';
import type { Resource } from '../Resource.ts';
import { createRecordForm } from './createRecordForm.ts';
import type { FormMode } from './FormMode.ts';

const dumplings = { id: 7, name: '水饺', type: 1, price: '9.00', stock: 3, status: 1 };
const merchant: Profile = {
  user: { name: '陈', avatar: '', role: 5, is_merchant: true, is_applied: true },
  shops: [],
  merchant: null,
};
const failure = (kind: 'request' | 'forbidden', faults?: Record<string, string>) =>
  new AppletError(kind, goodsUpdate, { why: 'staged', faults });

interface Applet {
  readonly held: Map<RecordId, DataRecord>;
  readonly sent: { readonly id: RecordId; readonly values: Values; readonly requestId: string }[];
  /** What it answers instead of doing what it is asked. */
  refusal?: Error | undefined;
  /** Called while a write is under way. */
  meanwhile(): void;
}

/** An applet that holds some records and says no when it is told to. */
function serve(records: readonly DataRecord[]) {
  const held = new Map(records.map((record) => [record.id, record]));
  const sent: Applet['sent'] = [];
  const applet: Applet = { held, sent, meanwhile: () => {} };
  function take(id: RecordId, values: Values, idempotent: IdempotentWrite) {
    sent.push({ id, values, requestId: idempotent.idOf(JSON.stringify(values), () => `write ${sent.length}`) });
    applet.meanwhile();
    if (applet.refusal) throw applet.refusal;
    idempotent.settle();
    held.set(id, { ...held.get(id), ...values, id });
    return id;
  }
  const write = (idempotent: IdempotentWrite) => ({
    refresh: async () => {},
    read: async (id: RecordId) => held.get(id),
    create: async (values: Values) => take(101, values, idempotent),
    save: async (id: RecordId, values: Values) => void take(id, values, idempotent),
    removeRow: async () => {},
  });
  return { applet, write };
}

interface Options {
  readonly resource?: Resource;
  readonly start?: FormMode;
  readonly storage?: Storage;
  readonly stays?: boolean;
}

function open({
  resource = goods,
  start = { verb: 'update', of: dumplings },
  storage = buildStorage(),
  stays,
}: Options = {}) {
  const store = new FormStore(() => {}).getForm();
  const clock = fakeClock();
  const local = createLocalStore(storage, new EventTarget());
  const { applet, write } = serve(start.verb === 'update' ? [start.of] : []);
  const profile = createStore<Profile | null>(merchant);
  const said: string[] = [];
  const notifications = createNotifications(() => {});
  const went: string[] = [];
  const answers: boolean[] = [];
  const form = createRecordForm({
    resource,
    form: resource.form ?? { sections: [] },
    scope: 2,
    start,
    stays,
    ports: {
      fields: store,
      view: { goTo: (path) => went.push(path.join('.')), inOrder: (these) => these, whenDrawn: (look) => look() },
      rows: { watch: () => () => {}, drawWrong: () => {} },
      write,
      confirm: async () => answers.shift() ?? false,
      othersOf: () => ({ others: () => [], alike: () => undefined }),
      notifications: {
        ...notifications,
        open: (type, text) => {
          said.push(text);
          notifications.open(type, text);
        },
      },
      local,
      clock,
      makeId: () => 'this tab',
      profile,
    },
  });
  // What the form's element does at each drawing.
  const draw = (isFirst: boolean) =>
    store.getInternalHooks('RC_FORM_INTERNAL_HOOKS')?.setInitialValues(form.getSnapshot().baseline, isFirst);
  draw(true);
  form.subscribe(() => draw(false));
  form.begin();
  form.drawn();
  const saved = { times: 0 };
  form.onSaved(() => {
    saved.times += 1;
  });
  return {
    form,
    applet,
    clock,
    storage,
    profile,
    said,
    notifications,
    went,
    answers,
    saved,
    held: (name: string) => form.values()[name],
    type(typed: Values) {
      store.setFields(Object.entries(typed).map(([name, value]) => ({ name, value })));
      form.typed(Object.keys(typed));
    },
    drafts: () => local.keys('draft/').map((key) => createDrafts(local).read(key)),
  };
}

it('typed and put back is clean, and nothing is kept of it', async () => {
  const { form, type, clock, drafts } = open();
  type({ name: '虾饺' });
  expect([form.isDirty(), form.changes.shown.get()]).toEqual([true, ['name']]);
  await clock.advance(800);
  expect(drafts()).toMatchObject([{ values: { name: '虾饺' } }]);
  type({ name: '水饺' });
  await clock.advance(800);
  expect([form.isDirty(), drafts()]).toEqual([false, []]);
});

it('what an input holds back is asked for before anybody looks', () => {
  const { form, type } = open();
  const leave = form.port.beforeSave(() => type({ name: '虾饺' }));
  expect(form.isDirty()).toBe(true);
  leave();
  type({ name: '水饺' });
  expect(form.isDirty()).toBe(false);
});

it('T9 however often it is pressed a form is sent once; saved, it sends nothing more', async () => {
  const { form, type, applet, saved, said, drafts } = open();
  type({ name: '虾饺' });
  await Promise.all([form.save(), form.save(), form.save()]);
  await form.save();
  expect(applet.sent).toEqual([{ id: 7, values: { name: '虾饺' }, requestId: 'write 0' }]);
  expect([saved.times, said, drafts()]).toEqual([1, ['商品信息已更新'], []]);
  type({ name: '蒸饺' });
  expect([form.isDirty(), form.getSnapshot().phase]).toEqual([false, 'left']);
});

it('T7 what was refused before goes once the record is saved', async () => {
  const { form, type, notifications } = open();
  const refuse = (text: string) => notifications.open('error', text);
  const stand = () => notifications.get().map(({ text }) => text);
  refuse('没有保存：名称太长');
  type({ name: '韭菜水饺' });
  await form.save();
  expect(stand()).toEqual(['商品信息已更新']);
});

it('N1 what nobody has changed is not sent, and that is said', async () => {
  const { form, applet, said, saved } = open();
  await form.save();
  expect([applet.sent, said, saved.times]).toEqual([[], ['没有需要保存的修改'], 1]);
});

it('N2 what is typed while it is saved stays, as a change and as a draft', async () => {
  const { form, type, applet, held, said, drafts, saved } = open();
  type({ name: '虾饺' });
  applet.meanwhile = () => type({ name: '虾饺皇' });
  await form.save();
  expect([held('name'), form.changes.shown.get(), saved.times]).toEqual(['虾饺皇', ['name'], 0]);
  expect(said.at(-1)).toBe('保存时又输入的还没有保存：商品名称');
  expect(drafts()).toMatchObject([{ values: { name: '虾饺皇' }, base: { name: '虾饺' } }]);
});

it('N2 what was new is that record from then on, where somebody types on', async () => {
  const { form, type, applet } = open({ start: { verb: 'create' } });
  type({ name: '虾饺', price: '8', stock: 1 });
  applet.meanwhile = () => type({ stock: 2 });
  await form.save();
  expect(form.getSnapshot().mode).toMatchObject({ verb: 'update', of: { id: 101, name: '虾饺' } });
  applet.meanwhile = () => {};
  await form.save();
  expect(applet.sent.slice(1)).toEqual([{ id: 101, values: { stock: 2 }, requestId: 'write 1' }]);
});

it('another one begins as the first did, with what was typed over it since', async () => {
  const { form, type, applet, held } = open({ resource: tags, start: { verb: 'create' } });
  type({ name: '点心' });
  await form.save(true);
  expect([held('name'), form.isDirty()]).toEqual([undefined, false]);
  type({ name: '饮料' });
  applet.meanwhile = () => type({ name: '甜品' });
  await form.save(true);
  expect([held('name'), form.changes.shown.get()]).toEqual(['甜品', ['name']]);
  expect(applet.sent.map(({ values }) => values)).toEqual([{ name: '点心' }, { name: '饮料' }]);
});

it('another one is another one, also after what was new has become a record', async () => {
  const { form, type, applet, held } = open({ resource: tags, start: { verb: 'create' } });
  type({ name: '点心' });
  applet.meanwhile = () => type({ name: '甜点' });
  await form.save();
  applet.meanwhile = () => {};
  await form.save(true);
  expect([form.getSnapshot().mode.verb, held('name'), form.isDirty()]).toEqual(['create', undefined, false]);
});

it('a later answer goes into what was left alone; the same answer twice is no news', () => {
  const { form, type, held } = open();
  type({ name: '虾饺' });
  const later = { ...dumplings, stock: 1 };
  form.takeAnswer(later);
  expect([held('name'), held('stock')]).toEqual(['虾饺', 1]);
  type({ stock: 9 });
  form.takeAnswer(later);
  expect([held('stock'), form.merge.conflicts.get().size]).toEqual([9, 0]);
});

it('N1 what both have changed is asked about before anything is sent, once', async () => {
  const { form, type, applet, said, went } = open();
  type({ name: '虾饺' });
  applet.held.set(7, { ...dumplings, name: '蒸饺', stock: 1 });
  await form.save();
  expect([applet.sent, went]).toEqual([[], ['name']]);
  expect(said).toEqual(['别处也改了：商品名称。请选好用哪一个再保存；不选就按你的保存']);
  await form.save();
  expect(applet.held.get(7)).toMatchObject({ name: '虾饺', stock: 1 });
});

it('R7 what somebody has closed meanwhile is not saved, and what was typed stays', async () => {
  const closed = { when: { status: [2] }, reason: '已下架的不能改' };
  const { form, type, applet, said, held } = open({
    resource: { ...goods, rights: { ...goods.rights, update: closed } },
  });
  type({ name: '虾饺' });
  applet.held.set(7, { ...dumplings, status: 2 });
  await form.save();
  expect([applet.sent, said, held('name')]).toEqual([[], ['没有保存：已下架的不能改'], '虾饺']);
  form.takeAnswer({ ...dumplings, status: 2 });
  expect(form.getSnapshot().refused).toBe('已下架的不能改');
  await form.save();
  expect([form.isDirty(), applet.sent, said.length]).toEqual([false, [], 1]);
});

it('R7 whoever loses a right while the form is open can only read it', () => {
  const own = { may: ({ role }: Profile['user']) => role > 3, reason: '只有店主可以改' };
  const { form, profile, type } = open({ resource: { ...goods, rights: { ...goods.rights, update: own } } });
  type({ name: '虾饺' });
  profile.set({ ...merchant, user: { ...merchant.user, role: 1 } });
  const { refused, parts } = form.getSnapshot();
  expect([refused, parts.refused, form.isDirty()]).toEqual(['只有店主可以改', true, false]);
  expect(form.values().name).toBe('虾饺');
});

test.each([
  ['the network fails', failure('request')],
  ['the session has ended', failure('forbidden')],
])('N4 %s: what was typed stays and is a draft, and sent again it is the same write', async (_, error) => {
  const { form, type, applet, held, drafts, saved, storage } = open();
  type({ name: '虾饺' });
  applet.refusal = error;
  await form.save();
  expect([held('name'), form.getSnapshot().phase, saved.times]).toEqual(['虾饺', 'open', 0]);
  expect(drafts()).toMatchObject([{ values: { name: '虾饺' }, attempt: { id: 'write 0' } }]);
  await form.save();
  expect(applet.sent.map(({ requestId }) => requestId)).toEqual(['write 0', 'write 0']);
  const next = open({ storage });
  const [offer] = next.form.draft.offers.open.get();
  if (offer) next.form.restore(offer);
  await next.form.save();
  expect(next.applet.sent.map(({ requestId, values }) => [requestId, values])).toEqual([['write 0', { name: '虾饺' }]]);
});

it('N4 a draft that was asked for on the way here is put in, another one is not, and it can be taken out again', () => {
  const { form, type, storage } = open();
  type({ name: '虾饺' });
  form.putAway();
  const next = open({ storage });
  const { offers } = next.form.draft;
  const [offer] = offers.open.get();
  next.form.resume('another');
  next.form.resume(undefined);
  expect([next.held('name'), offers.open.get()]).toEqual(['水饺', [offer]]);
  next.form.resume(offer?.key);
  expect([next.held('name'), offers.open.get()]).toEqual(['虾饺', []]);
  offers.accepted.get()?.takeBack();
  expect([next.held('name'), offers.open.get()]).toEqual(['水饺', [offer]]);
});

it('what the applet will not take is said at its field until something else stands there', async () => {
  const { form, type, applet } = open();
  type({ name: '虾饺' });
  applet.refusal = failure('request', { name: '名称重复' });
  await form.save();
  expect(form.port.refused(['name'], '虾饺')).toBe('名称重复');
  expect(form.port.refused(['name'], '虾饺皇')).toBeUndefined();
  expect(form.values().name).toBe('虾饺');
});

it('reset is as it was read or saved last, and forgets rows that were to go', async () => {
  const { form, type, held, drafts, answers, clock } = open();
  type({ name: '虾饺' });
  answers.push(true);
  await form.port.releaseRows('spec', [{ id: 5 }]);
  form.takeAnswer({ ...dumplings, stock: 1 });
  await clock.advance(800);
  form.reset();
  expect([held('name'), held('stock'), form.isDirty()]).toEqual(['水饺', 1, false]);
  expect([form.releases.get(), form.merge.conflicts.get().size, drafts()]).toEqual([[], 0, []]);
});

it('E2 a draft that was taken can be taken out again; what was typed after it stays', () => {
  const { form, type, held } = open();
  const takeBack = form.takeDraft({ values: { name: '虾饺' }, base: { name: '水饺' }, releases: [], at: 0 });
  type({ stock: 9 });
  takeBack();
  expect([held('name'), held('stock'), form.changes.shown.get()]).toEqual(['水饺', 9, ['stock']]);
});

it('N3 nothing is saved while a file is on its way, and one that did not arrive is asked about', async () => {
  const { form, type, applet, said, answers } = open();
  type({ name: '虾饺' });
  const end = form.port.beginWork();
  await form.save();
  expect([applet.sent, said, form.keep()]).toEqual([[], ['文件还在上传，传完后再保存'], false]);
  end();
  form.port.noteFailed();
  answers.push(false, true);
  await form.save();
  expect(applet.sent).toEqual([]);
  await form.save();
  expect(applet.sent).toHaveLength(1);
});

it('a save waits until all fields are there', async () => {
  const { form, applet } = open({ start: { verb: 'create', fill: { name: '虾饺' } } });
  expect(form.changes.shown.get(), 'what it is begun with counts as typed').toEqual(['name']);
  const pressed = form.save();
  expect([form.getSnapshot().phase, applet.sent]).toEqual(['checking', []]);
  await pressed;
  expect(applet.sent).toHaveLength(1);
});

it('a form that stays is clean when it is saved, and is compared with what was saved', async () => {
  const { form, type, saved } = open({ stays: true });
  type({ name: '虾饺' });
  await form.save();
  expect([form.isDirty(), saved.times, form.getSnapshot().baseline.name]).toEqual([false, 0, '虾饺']);
  type({ name: '蒸饺' });
  form.reset();
  expect(form.values().name).toBe('虾饺');
});

it('whoever listens to the form hears nothing of a key', () => {
  const { form, type } = open();
  let heard = 0;
  form.subscribe(() => {
    heard += 1;
  });
  for (const name of ['虾', '虾饺', '虾饺皇']) type({ name });
  expect(heard).toBe(0);
});

type Step =
  | { readonly type: Values }
  | { readonly elsewhere: Values }
  | { readonly does: 'reset' | 'save' | 'fail' | 'reopen' };

const someValues = fc.oneof(
  fc.record({ name: fc.constantFrom('水饺', '虾饺', '蒸饺') }),
  fc.record({ stock: fc.constantFrom(0, 1, 3) }),
  fc.record({ price: fc.constantFrom('9.00', '12.50') }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: someValues.map((type) => ({ type })) },
  { weight: 2, arbitrary: someValues.map((elsewhere) => ({ elsewhere })) },
  fc.constantFrom<'reset' | 'save' | 'fail' | 'reopen'>('reset', 'save', 'fail', 'reopen').map((does) => ({ does })),
);

test('G8 in whatever order is typed, answered, saved, reset and opened anew: what was typed is there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      let now = open({ stays: true });
      /** What the merchant has typed last and has not saved or put back. */
      const typed = new Map<string, unknown>();
      // Whatever the baseline says as well is nobody's typing any more.
      const forget = () => {
        for (const [name, value] of typed) if (now.form.changes.baseline()[name] === value) typed.delete(name);
      };
      for (const each of steps) {
        if ('type' in each) {
          now.type(each.type);
          for (const [name, value] of Object.entries(each.type)) typed.set(name, value);
        } else if ('elsewhere' in each) {
          const record = { ...now.applet.held.get(7), ...each.elsewhere, id: 7 };
          now.applet.held.set(7, record);
          now.form.takeAnswer(record);
        } else if (each.does === 'reset') {
          now.form.reset();
          typed.clear();
        } else if (each.does === 'reopen') {
          now.form.putAway();
          const { applet, storage } = now;
          const of = applet.held.get(7) ?? dumplings;
          now = open({ stays: true, storage, start: { verb: 'update', of } });
          const [offer] = now.form.draft.offers.open.get();
          if (offer) now.form.restore(offer);
        } else {
          now.applet.refusal = each.does === 'fail' ? failure('request') : undefined;
          await now.form.save();
          await turn();
        }
        forget();
        for (const [name, value] of typed) expect([name, now.held(name)]).toEqual([name, value]);
      }
    }),
    { numRuns: 300 },
  );
});
