import { useWatch } from 'rc-field-form';
import { useFormInstance } from '#fields/form/useFormInstance.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { Values } from '#providers/data/calls.ts';
import { lazyScreen } from '../lazyScreen.ts';
import type { FormToolProps, LoadScreen } from '../Resource.ts';

interface Props {
  readonly load: LoadScreen<FormToolProps>;
  /** Told which fields the tool has filled in, as if they had been typed. */
  readonly onChange: (names: readonly string[]) => void;
}

/** A declared tool below the fields of a section: it alone listens to all that is filled in. */
export function FormTool({ load, onChange }: Props) {
  const form = useFormInstance();
  const watched = useWatch((values: Values) => values, { form, preserve: true });
  const Tool = lazyScreen(load);
  const change = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value);
    onChange(Object.keys(values));
  };
  return (
    // Nothing stands in for it: most tools have nothing to show at first, and what is below would move twice.
    <LatePart>
      <Tool values={watched ?? form.getFieldsValue(true)} change={change} />
    </LatePart>
  );
}
