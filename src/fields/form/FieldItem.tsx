import { Field } from 'rc-field-form';
import { useRef } from 'react';
import { memoize } from '#schemas/memoize.ts';
import type { Message } from '#schemas/messages.ts';
import { isDependent } from '../dependsOn.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { ItemProps } from '../input/ItemProps.ts';
import { inputs } from '../inputs.ts';
import { ownInput } from '../own/OwnInput.tsx';
import { checkField } from './checkField.ts';
import { DependentControl } from './DependentControl.tsx';
import { FieldControl } from './FieldControl.tsx';
import { ReadOnlyItem } from './ReadOnlyItem.tsx';

/** By kind, so that an input is the same one at each drawing. */
const owns = memoize(ownInput);

/** A field with its label, its input, and what is wrong with it below. */
export function FieldItem({ field, path, within = 0, row = path.slice(0, -1), siblings, ofRow }: ItemProps) {
  const { Input, Item, group } = inputs[field.kind];
  const { refused } = useFieldPort();
  /** What the field finds wrong between itself and the one it depends on, or the records it refers to. */
  const ofOther = useRef<() => Message | undefined>();
  // A field of the record itself is the form's to lock.
  if (field.readOnly && path.length > 1) return <ReadOnlyItem field={field} path={path} />;
  if (Item) return <Item field={field} path={path} within={within} row={row} siblings={siblings} />;
  if (!Input) return null;
  return (
    <Field
      name={path.slice(within)}
      validateFirst
      rules={[
        {
          validator: async (_, value: unknown) => {
            const message = ofOther.current?.() ?? checkField(field, value) ?? ofRow?.() ?? refused(path, value);
            if (message) throw new Error(message);
          },
        },
      ]}
    >
      {(control, { errors: [wrong] }) => {
        const all = {
          ...control,
          ...(field.input ? { Input: owns(Input), group: true as const } : { Input, group }),
          ...{ path, wrong },
        };
        return isDependent(field) ? (
          <DependentControl {...all} field={field} row={row} siblings={siblings} verdict={ofOther} />
        ) : (
          <FieldControl {...all} field={field} verdict={ofOther} />
        );
      }}
    </Field>
  );
}
