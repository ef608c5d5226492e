import type { Resource } from '#crud/Resource.ts';
import type { AnyField, FieldMap } from '#fields/Field.ts';

/** What is looked at: a field wherever it stands, or a deed of a button. */
export interface Thing {
  readonly resource: Resource;
  /** In the declaration: `fields.price`, `actions.shelf`, `calls.update`. */
  readonly path: readonly string[];
  readonly label: string;
  readonly element: Element;
  readonly field?: AnyField;
  /** The verbs whose calls it lives on, the nearest first. */
  readonly verbs: readonly (keyof Resource['calls'])[];
}

const LOOKED_AT = '[role=cell][data-label], [role=columnheader], .ant-form-item, dt, dd, button, [role=menuitem]';

/** What an element belongs to, by what it says on the screen; undefined for what no declaration has put there. */
export function thingAt(element: Element, resources: readonly Resource[]): Thing | undefined {
  const found = element.closest(LOOKED_AT);
  if (!found) return undefined;
  for (const resource of resources) {
    const thing = found.matches('button, [role=menuitem]') ? deed(found, resource) : shown(found, resource);
    if (thing) return thing;
  }
  // A switch in its cell, a sorting head: the field around it.
  return found.parentElement ? thingAt(found.parentElement, resources) : undefined;
}

/** All of them below an element, each place once, rows beyond the first left out. */
export function thingsIn(root: ParentNode, resources: readonly Resource[]): readonly Thing[] {
  const things = [...root.querySelectorAll(LOOKED_AT)].flatMap((element) => thingAt(element, resources) ?? []);
  return things.filter((thing, nth) => things.findIndex((other) => keyOf(other) === keyOf(thing)) === nth);
}

/** The same for everything that one place of a declaration has put on the screen. */
export const keyOf = ({ resource, path }: Pick<Thing, 'resource' | 'path'>): string =>
  `${resource.name} ${path.join('.')}`;

function shown(element: Element, resource: Resource): Thing | undefined {
  const label = labelIn(element);
  const found = label === '' ? undefined : fieldCalled(resource.fields, label);
  if (!found) return undefined;
  const inForm = element.matches('.ant-form-item');
  return {
    resource,
    label,
    element,
    ...found,
    path: ['fields', ...found.path],
    verbs: inForm ? ['update', 'create', 'getOne', 'getList'] : ['getList', 'getOne'],
  };
}

/** The words by which a merchant knows it. */
function labelIn(element: Element): string {
  const told = element.getAttribute('data-label');
  if (told !== null) return told;
  if (element.matches('.ant-form-item')) return textOf(element.querySelector('label'));
  return textOf(element.matches('dd') ? element.previousElementSibling : element);
}

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

interface Found {
  readonly path: readonly string[];
  readonly field: AnyField;
}

/** A field by its label or heading; of nested ones the first. */
function fieldCalled(fields: FieldMap, label: string): Found | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.label === label || field.heading === label) return { path: [name], field };
  }
  for (const [name, field] of Object.entries(fields)) {
    for (const key of ['of', 'variants'] as const) {
      const inner: unknown = Reflect.get(field, key);
      const found = isFields(inner) ? fieldCalled(inner, label) : undefined;
      if (found) return { path: [name, key, ...found.path], field: found.field };
    }
  }
  return undefined;
}

const isFields = (value: unknown): value is FieldMap => typeof value === 'object' && value !== null;

const verbOf: Readonly<Record<string, keyof Resource['calls']>> = {
  编辑: 'update',
  提交: 'update',
  保存: 'update',
  删除: 'deleteOne',
  复制: 'create',
  查看: 'getOne',
};

/** The deed behind a button: a declared action by its name, a verb by its word. */
function deed(element: Element, resource: Resource): Thing | undefined {
  const label = textOf(element);
  const action = element.getAttribute('data-action') ?? '';
  if (resource.actions[action]) return { resource, label, element, path: ['actions', action], verbs: ['update'] };
  const verb = label === (resource.texts.add ?? `添加${resource.label}`) ? 'create' : verbOf[label];
  return verb && resource.calls[verb] ? { resource, label, element, path: ['calls', verb], verbs: [verb] } : undefined;
}
