import { useWatch } from 'rc-field-form';
import { nothing } from '../Cell.ts';
import { ItemFrame } from '../form/ItemFrame.tsx';
import type { ItemProps } from '../input/ItemProps.ts';
import { useFormInstance } from '../input/useFormInstance.ts';
import type { ComputedField } from './computed.ts';

/** What follows from the values beside it, kept in step while they are typed; to be read only. */
export function ComputedItem({ field, path }: ItemProps<ComputedField>) {
  const form = useFormInstance();
  const beside = path.slice(0, -1);
  const text = useWatch((values: unknown) => field.of(recordAt(values, beside)), { form, preserve: true });
  return (
    <ItemFrame label={field.label} hint={field.hint}>
      <output>{text || nothing}</output>
    </ItemFrame>
  );
}

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The values of the row a path leads to; of the form itself where it leads nowhere. */
function recordAt(values: unknown, path: ItemProps['path']): Values {
  const found = path.reduce<unknown>((inside, key) => (isValues(inside) ? inside[key] : undefined), values);
  return isValues(found) ? found : {};
}
