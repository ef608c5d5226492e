import type { FormInstance } from 'rc-field-form';
import type { FieldMap } from '#fields/Field.ts';
import type { FieldPath } from '#fields/input/ItemProps.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { createStore } from '../createStore.ts';
import { sameValue } from '../merge/sameValue.ts';
import type { FormView } from './formView.ts';
import { labelAt } from './labelAt.ts';

/** One thing that is wrong, and where. */
export interface FieldError {
  readonly path: FieldPath;
  /** e.g. `规格 1 价格`. */
  readonly label: string;
  readonly message: Message;
}

/** What {@link createFieldErrors} gives back. */
export type FieldErrors = ReturnType<typeof createFieldErrors>;

interface Dependencies {
  readonly store: Pick<FormInstance<Values>, 'getFieldsError' | 'validateFields'>;
  readonly fields: FieldMap;
  readonly view: Pick<FormView, 'goTo' | 'inOrder' | 'whenDrawn'>;
}

/** What is wrong in a form since a save was refused; looked at again whenever one of these fields may be mended. */
export function createFieldErrors({ store, fields, view }: Dependencies) {
  const found = createStore<readonly FieldError[]>([]);
  const refusals = createRefusals(fields);
  const look = () =>
    view.inOrder(
      store.getFieldsError().flatMap(({ name: path, errors: [message] }) => {
        return message === undefined ? [] : [{ path, message, label: labelAt(fields, path) }];
      }),
    );
  // A row that has been removed takes its errors along once it is off the screen.
  const lookAgain = () => view.whenDrawn(() => found.get().length > 0 && found.set(look()));

  /** A save was refused: all that is wrong, and the first of it in sight. */
  function refuse() {
    found.set(look());
    const [first] = found.get();
    if (first) view.goTo(first.path);
  }
  /** Fields that were wrong may have been mended. */
  function mend(names: readonly string[]) {
    const paths = look().flatMap(({ path }) => (names.includes(String(path[0])) ? [[...path]] : []));
    store.validateFields(paths).then(lookAgain, lookAgain);
  }
  return {
    /** From top to bottom as it is seen; nothing until a save is refused. */
    found,
    refuse,
    /** The applet would not take some of these values: said at the fields that the form has. */
    refuseValues(faults: Readonly<Record<string, Message>>, values: Values) {
      const places = refusals.take(faults, values);
      if (places.length > 0) store.validateFields(places.map((path) => [...path])).catch(refuse);
    },
    /** What the applet has said of a value, as long as it stands there. */
    refused: refusals.at,
    mend,
    /** After each key press: nothing is looked at as long as no save was refused. */
    recheck(names: readonly string[]) {
      if (found.get().length > 0) mend(names);
    },
    clear: () => found.set([]),
  };
}

/** What an applet has refused, field by field: said at the field as long as what it was said of stands there. */
function createRefusals(fields: FieldMap) {
  let held: ReadonlyMap<string, { readonly value: unknown; readonly message: Message }> = new Map();
  return {
    /** Takes what was said of these values. @returns the places of fields that the form has. */
    take(faults: Readonly<Record<string, Message>>, values: Values): readonly FieldPath[] {
      const placed = Object.entries(faults).flatMap(([name, message]) => {
        const path = pathOf(name);
        return labelAt(fields, path) === '' ? [] : [{ path, message, value: path.reduce<unknown>(step, values) }];
      });
      held = new Map(placed.map(({ path, ...said }) => [path.join('.'), said]));
      return placed.map(({ path }) => path);
    },
    /** What was said of a value that stands at a place; undefined once it is another one. */
    at(path: FieldPath, value: unknown): Message | undefined {
      const said = held.get(path.join('.'));
      return said && sameValue(said.value, value) ? said.message : undefined;
    },
  };
}

const pathOf = (name: string): FieldPath => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const step = (held: unknown, name: string | number): unknown =>
  typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
