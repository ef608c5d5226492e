import { useWatch } from 'rc-field-form';
import { useFieldPort } from '../input/FieldContext.ts';
import type { ItemProps } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import type { UnionField } from './union.ts';

/** The variant its sibling names; what was typed into the others stays in the form until it is saved. */
export function UnionItem({ field, path, within = 0, siblings }: ItemProps<UnionField>) {
  const { Item } = useFieldPort();
  const form = useFormInstance();
  const row = path.slice(0, -1);
  const on = [...row, field.on];
  const chosen: unknown = useWatch(on) ?? form.getFieldValue(on);
  const variant = typeof chosen === 'number' ? field.variants[chosen] : undefined;
  return variant ? (
    <Item
      key={String(chosen)}
      field={variant}
      path={[...path, String(chosen)]}
      within={within}
      row={row}
      siblings={siblings}
    />
  ) : null;
}
