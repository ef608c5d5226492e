import { Field, useWatch } from 'rc-field-form';
import { useRef } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Message } from '#schemas/messages.ts';
import { isDependent } from '../dependsOn.ts';
import type { AnyField } from '../Field.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath, ItemProps } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { inputs } from '../inputs.ts';
import { kinds } from '../kinds.ts';
import { drawCell } from '../own/drawCell.tsx';
import { ownInput } from '../own/OwnInput.tsx';
import { checkField } from './checkField.ts';
import { DependentControl } from './DependentControl.tsx';
import { FieldControl } from './FieldControl.tsx';

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

interface ReadOnlyItemProps {
  readonly field: AnyField;
  readonly path: FieldPath;
}

/** A field inside a row or a group that only the applet writes: it is read among those that are filled in. */
function ReadOnlyItem({ field, path }: ReadOnlyItemProps) {
  const { unit } = useFieldPort();
  const { fileHost } = useProviders();
  const form = useFormInstance();
  const watched: unknown = useWatch([...path], { form, preserve: true });
  const value = watched ?? form.getFieldValue([...path]);
  const held = kinds[field.kind].form?.fromForm?.(value, field, {}) ?? value;
  return (
    <dl className="locked-field">
      <dt>{field.label}</dt>
      <dd>{drawCell(held, field, { resolve: fileHost.resolve, unit })}</dd>
    </dl>
  );
}
