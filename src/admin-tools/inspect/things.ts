import { headingOf } from '#crud/form/FormMode.ts';
import type { Resource } from '#crud/Resource.ts';
import type { AnyField } from '#fields/Field.ts';
import { fieldAt, fieldCalled } from './fieldAt.ts';

/** What is looked at: a field wherever it stands, or the action of a button. */
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

const LOOKED_AT = '[role=cell][data-label], [role=columnheader], .form-item, dt, dd, button, [role=menuitem]';

/** What an element belongs to, by what it says on the screen; undefined for what no declaration has put there. */
export function thingAt(element: Element, resources: readonly Resource[]): Thing | undefined {
  const found = element.closest(LOOKED_AT);
  if (!found) return undefined;
  for (const resource of resources) {
    const thing = found.matches('button, [role=menuitem]') ? actionBehind(found, resource) : shown(found, resource);
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
  const inForm = element.matches('.form-item');
  // Nested rows call their fields as others are called: an input knows its own place.
  const id = inForm ? element.querySelector('label')?.getAttribute('for') : undefined;
  const found = id ? fieldAt(resource.fields, id) : fieldCalled(resource.fields, label);
  if (label === '' || !found) return undefined;
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
  const label = element.getAttribute('data-label');
  if (label !== null) return label;
  if (element.matches('.form-item')) return textOf(element.querySelector('label'));
  return textOf(element.matches('dd') ? element.previousElementSibling : element);
}

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

const verbOf: Readonly<Record<string, keyof Resource['calls']>> = {
  编辑: 'update',
  删除: 'deleteOne',
  复制: 'create',
  查看: 'getOne',
};

/** The action behind a button: a declared action by its name, a verb by its word; what is done inside a field is none. */
function actionBehind(element: Element, resource: Resource): Thing | undefined {
  if (element.closest('.form-item, .row-card')) return undefined;
  const label = textOf(element);
  const action = element.getAttribute('data-action') ?? '';
  if (resource.actions[action]) return { resource, label, element, path: ['actions', action], verbs: ['update'] };
  const verb = label === headingOf(resource, 'create') ? 'create' : (verbOf[label] ?? sent(element, label, resource));
  return verb && resource.calls[verb] ? { resource, label, element, path: ['calls', verb], verbs: [verb] } : undefined;
}

const SENDING: ReadonlySet<string> = new Set(['提交', '保存', '保存并再添加']);

/** What a form does when it is sent, by the heading over it. */
function sent(button: Element, label: string, resource: Resource): 'create' | 'update' | undefined {
  if (!SENDING.has(label)) return undefined;
  const heading = button.closest('dialog, .form-page')?.querySelector('.dialog-head h2, h1') ?? null;
  return textOf(heading).startsWith(headingOf(resource, 'create')) ? 'create' : 'update';
}
