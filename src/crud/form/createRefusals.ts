import type { FieldMap } from '#fields/Field.ts';
import type { FieldPath } from '#fields/input/ItemProps.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { sameValue } from '../merge/sameValue.ts';
import { labelAt } from './labelAt.ts';

/** What an applet has refused, field by field: said at the field as long as what it was said of stands there. */
export function createRefusals(fields: FieldMap) {
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

/** What {@link createRefusals} gives back. */
export type Refusals = ReturnType<typeof createRefusals>;

const pathOf = (name: string): FieldPath => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const step = (held: unknown, name: string | number): unknown =>
  typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
