import type { Declared } from '#crud/declare/complete.ts';
import type {
  Cooldown,
  FormSection,
  GridDeclaration,
  ListTool,
  News,
  Routes,
  RowScreen,
  RowWrite,
  Texts,
} from '#crud/Resource.ts';
import type { AnyField, FieldKind } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import {
  anything,
  code,
  either,
  type KeysOf,
  listOf,
  may,
  must,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeKeys,
  text,
  words,
  yes,
} from '#fields/Shape.ts';
import type { Access } from '#providers/access/createAccessControl.ts';

const names = (role: Extract<Shape, { is: 'fieldName' }>['role']): Shape => ({
  is: 'list',
  of: { is: 'fieldName', role },
  once: true,
});
/** Code says who may; data says below which role. */
export const accessAsCode: KeysOf<Access> & ShapeKeys = { may: must(code), reason: must(words), below: may(number) };
export const accessAsData: ShapeKeys = { below: must(number), reason: must(words) };
const access: Shape = { is: 'access' };

const name: Shape = { is: 'text', like: '^[A-Za-z_]\\w{0,59}$', wants: '一个字段名：字母开头，只用字母、数字和下划线' };

/** What every field may say. */
const base: KeysOf<AnyField> = {
  kind: must(text),
  label: must(words),
  heading: may(words),
  required: may(words),
  rule: may(code),
  warn: may(code),
  hint: may(words),
  initial: may(anything),
  readOnly: may(yes),
  was: may(listOf(name)),
  also: may(listOf(text)),
  access: may(object<NonNullable<AnyField['access']>>({ see: may(access), change: may(access) })),
};

/** What fields of a kind may say. */
export const keysOfField = (kind: FieldKind): ShapeKeys => ({ ...base, ...kinds[kind].keys });
export const fieldKinds: readonly string[] = Object.keys(kinds);
export const isFieldKind = (kind: unknown): kind is FieldKind => typeof kind === 'string' && Object.hasOwn(kinds, kind);

const path: Shape = { is: 'text', like: '^/' };
const noun: Shape = {
  is: 'text',
  like: '^[a-z][a-z0-9_]{0,59}$',
  wants: '接口里的一个词：小写字母开头，只用小写字母、数字和下划线',
};
const routes = object<Routes>({
  list: must(path),
  create: may(path),
  edit: may(path),
  editParam: may(name),
  show: may(path),
  showParam: may(name),
});
const detail = object<NonNullable<NonNullable<Declared['list']>['detail']>>({
  fields: must(names('seen')),
  screen: may(code),
});
const list = object<NonNullable<Declared['list']>>({
  columns: may(either(names('seen'), { is: 'map', of: text, named: 'seen' })),
  title: may({ is: 'fieldName', role: 'seen' }),
  pageSize: may(number),
  tabs: may({ is: 'fieldName', role: 'tabs' }),
  allTab: may(yes),
  sort: may(names('seen')),
  filters: may(names('filtered')),
  search: may(names('searched')),
  offline: may(names('seen')),
  find: may({ is: 'no' }),
  empty: may(words),
  begin: may(code),
  links: may(listOf({ is: 'object', keys: { label: must(words), to: must(path) } })),
  detail: may(detail),
  news: may(object<News>({ part: must(either(number, text)), everyMs: must(number) })),
  parts: may(code),
  grid: may(
    object<GridDeclaration>({
      label: must(words),
      of: may({ is: 'fieldName', role: 'list' }),
      // Of the rows, where it says whose: `lists` looks at them.
      fields: must({ is: 'list', of: text, once: true }),
      rows: may(names('rows')),
    }),
  ),
  late: may({ is: 'map', named: 'seen', of: code }),
  tools: may(
    listOf(
      object<ListTool>({
        label: must(words),
        screen: must(code),
        readsAll: may(yes),
        part: may(either(number, text)),
        waits: may(code),
      }),
    ),
  ),
});
const form = object<NonNullable<Declared['form']>>({
  sections: may(
    listOf(object<FormSection>({ title: must({ is: 'text' }), fields: must(names('any')), tool: may(code) }), 1),
  ),
  when: may({ is: 'map', named: 'any', of: { is: 'map', named: 'condition', of: listOf(anything, 1) } }),
  as: may(oneOf('page', 'dialog')),
  next: may(yes),
  each: may({ is: 'fieldName', role: 'text' }),
  clone: may(either({ is: 'no' }, { is: 'object', keys: { drop: must(names('any')) } })),
});
const action = object<Partial<RowWrite & RowScreen>>({
  label: may(code),
  offered: may(code),
  offeredOnPage: may(code),
  danger: may(yes),
  confirm: may(code),
  values: may(code),
  call: may(code),
  turns: may({ is: 'fieldName', role: 'switch' }),
  success: may(code),
  failure: may(code),
  pause: may(object<Cooldown>({ ms: must(number), said: must(code) })),
  undo: may(code),
  right: may(oneOf('create', 'update', 'deleteOne')),
  screen: may(code),
});
const texts = object<Texts>({
  measure: may(words),
  add: may(words),
  created: may(words),
  updated: may(words),
  deleted: may(words),
  invalid: may(words),
  deleting: may(code),
  createFailed: may(code),
  updateFailed: may(code),
});
const rights: Shape = { is: 'object', keys: { create: may(access), update: may(access), deleteOne: may(access) } };

/** How data names its calls: by the applet's habit. */
const habit: Shape = {
  is: 'object',
  keys: {
    noun: must(noun),
    plural: may(noun),
    verbs: may(listOf(oneOf('getList', 'getOne', 'create', 'update', 'deleteOne'), 1)),
    order: may(yes),
    filters: may(names('filtered')),
    only: may(yes),
  },
};

/** A whole declaration, as code writes it. */
export const declaration: KeysOf<Declared> & ShapeKeys = {
  name: must(text),
  label: must(words),
  title: may(words),
  scope: must(oneOf('shop', 'global')),
  kind: may(oneOf('collection', 'singleton')),
  routes: may(routes),
  menu: may(either({ is: 'no' }, words)),
  goKey: may({ is: 'text', like: '^[a-z]$', wants: '一个小写字母' }),
  access: may(access),
  rights: may(rights),
  fields: must({ is: 'fields' }),
  calls: must(code),
  removals: may({ is: 'map', named: 'rows', of: code }),
  order: may(code),
  list: may(list),
  form: may(form),
  show: may(either({ is: 'no' }, { is: 'object', keys: { fields: must(names('seen')) } })),
  actions: may({ is: 'map', of: action }),
  texts: may(texts),
  affects: may(listOf(text)),
  onSaved: may(code),
  examples: may(listOf({ is: 'map', named: 'any', of: anything })),
};

/** The same as data: nothing in it runs. */
export const declarationAsData: ShapeKeys = { $schema: may(text), ...declaration, calls: must(habit) };
