import type { FormInstance } from 'rc-field-form';
import type { Values } from '#providers/data/calls.ts';

/** Where the values of a form stand, and its inputs hear of them: antd's own store. */
export type FieldStore = Pick<
  FormInstance<Values>,
  'getFieldsValue' | 'setFields' | 'resetFields' | 'validateFields' | 'getFieldsError'
>;

/** What {@link createFieldValues} gives back. */
export type FieldValues = ReturnType<typeof createFieldValues>;

/** What the fields of a form hold, and what their inputs hold back while somebody types. */
export function createFieldValues(store: Pick<FieldStore, 'getFieldsValue' | 'setFields'>) {
  const flushes = new Set<() => void>();
  const get = (): Values => store.getFieldsValue(true);
  return {
    get,
    /** Puts these into their fields; one that holds the very same is not drawn anew. */
    put(next: Values) {
      const now = get();
      const moved = Object.keys(next).filter((name) => !Object.is(now[name], next[name]));
      if (moved.length > 0) store.setFields(moved.map((name) => ({ name, value: next[name] })));
    },
    /** Asks every input for what it still holds back. */
    flush() {
      for (const each of flushes) each();
    },
    /** An input holds its value back until it is asked for. Gives back how it leaves. */
    beforeSave(each: () => void) {
      flushes.add(each);
      return () => flushes.delete(each);
    },
  };
}
