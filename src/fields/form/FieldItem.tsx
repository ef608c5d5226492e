import { Field } from 'rc-field-form';
import { inputs } from '../inputs.ts';
import { checkField } from './checkField.ts';
import { useFieldPort } from './FieldContext.ts';
import { FieldControl } from './FieldControl.tsx';
import type { ItemProps } from './ItemProps.ts';

/** A field with its label, its input, and what is wrong with it below. */
export function FieldItem({ field, path, within = 0, ofRow }: ItemProps) {
  const { Input, Item, group } = inputs[field.kind];
  const { refused } = useFieldPort();
  if (Item) return <Item field={field} path={path} within={within} />;
  if (!Input) return null;
  return (
    <Field
      name={path.slice(within)}
      validateFirst
      rules={[
        {
          validator: async (_, value: unknown) => {
            const message = checkField(field, value) ?? ofRow?.() ?? refused(path, value);
            if (message) throw new Error(message);
          },
        },
      ]}
    >
      {(control, { errors: [wrong] }) => (
        <FieldControl {...control} Input={Input} field={field} path={path} group={group} wrong={wrong} />
      )}
    </Field>
  );
}
