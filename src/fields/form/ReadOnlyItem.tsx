import { useWatch } from 'rc-field-form';
import { useProviders } from '#providers/useProviders.ts';
import type { AnyField } from '../Field.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { FieldPath } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import { kinds } from '../kinds.ts';
import { drawCell } from '../own/drawCell.tsx';

interface Props {
  readonly field: AnyField;
  readonly path: FieldPath;
}

/** A field inside a row or a group that only the applet writes: it is read among those that are filled in. */
export function ReadOnlyItem({ field, path }: Props) {
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
