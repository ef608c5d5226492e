import type { FormInstance } from 'rc-field-form';
import { useMemo } from 'react';
import type { FieldMap } from '#fields/Field.ts';
import type { Values } from '#providers/data/calls.ts';
import { createStore } from '../createStore.ts';
import { type FieldError, fieldErrorsIn, goTo } from './FieldError.ts';

/** What is wrong in a form since a save was refused; looked at again whenever one of these fields may be mended. */
export function useFieldErrors(form: FormInstance<Values>, fields: FieldMap) {
  return useMemo(() => {
    const wrong = createStore<readonly FieldError[]>([]);
    // A row that has been removed takes its errors along once it is off the screen.
    const look = () => requestAnimationFrame(() => wrong.get().length > 0 && wrong.set(fieldErrorsIn(form, fields)));
    /** Fields that were wrong may have been mended. */
    const mend = (names: readonly string[]) => {
      const paths = fieldErrorsIn(form, fields).flatMap(({ path }) =>
        names.includes(String(path[0])) ? [[...path]] : [],
      );
      form.validateFields(paths).then(look, look);
    };
    return {
      wrong,
      refuse() {
        wrong.set(fieldErrorsIn(form, fields));
        const [first] = wrong.get();
        if (first) goTo(first.path);
      },
      mend,
      /** After each key press: nothing is looked at as long as no save was refused. */
      recheck(names: readonly string[]) {
        if (wrong.get().length > 0) mend(names);
      },
      clear: () => wrong.set([]),
    };
  }, [form, fields]);
}
