import { Field, useWatch } from 'rc-field-form';
import { useCallback, useEffect } from 'react';
import { checkField } from '../form/checkField.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath, ItemProps } from '../input/ItemProps.ts';
import { recheckWithin } from '../input/recheckWithin.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { isUnfilled } from '../nested/isUnfilled.ts';
import type { ObjectField } from './object.tsx';
import { seenIn } from './seenIn.ts';
import './object.css';

/** Fields under one heading, each with its own label. What is wrong with them as a whole stands below. */
export function ObjectItem({ field, path, within = 0, ofRow }: ItemProps<ObjectField>) {
  const { Item, refused } = useFieldPort();
  const { label, hint, of } = field;
  const asked = useAsked(field, path);
  const id = path.join('_');
  return (
    <Field
      name={path.slice(within)}
      rules={[
        {
          validator: async (_, value: unknown) => {
            const message = checkField(field, value) ?? ofRow?.() ?? refused(path, value);
            if (message) throw new Error(message);
          },
        },
      ]}
    >
      {(_, { errors: [wrong] }) => (
        <fieldset
          id={id}
          className="rows form-item"
          aria-describedby={[wrong && `${id}_help`, hint && `${id}_extra`].filter(Boolean).join(' ') || undefined}
        >
          <legend className={field.required === undefined ? undefined : 'required'}>{label}</legend>
          {hint && (
            <div id={`${id}_extra`} className="form-item-hint">
              {hint}
            </div>
          )}
          <div className="object-fields">
            {seenIn(field).map(([name, { required, ...optional }]) => (
              <Item
                key={name}
                field={asked && required !== undefined ? { ...optional, required } : optional}
                path={[...path, name]}
                within={within}
                siblings={of}
              />
            ))}
          </div>
          {wrong && (
            <div id={`${id}_help`} className="form-item-wrong">
              {wrong}
            </div>
          )}
        </fieldset>
      )}
    </Field>
  );
}

/** Whether what its fields require has to be there: in a group that may stay empty, once one of them is filled in. */
function useAsked(field: ObjectField, path: FieldPath): boolean {
  const form = useFormInstance();
  const isAsked = useCallback((held: unknown) => field.required !== undefined || !isUnfilled(field, held), [field]);
  // Watching begins after the first picture.
  const watched = useWatch((values: unknown) => isAsked(path.reduce<unknown>(step, values)), { form, preserve: true });
  const asked = watched ?? isAsked(form.getFieldValue([...path]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was missing may not be asked for any more
  useEffect(() => recheckWithin(form, path), [asked]);
  return asked;
}

const step = (held: unknown, name: string | number): unknown =>
  typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined;
