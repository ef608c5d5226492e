import { useState } from 'react';
import type { AnyField } from '#fields/Field.ts';
import type { Forest } from '#fields/tree/growForest.ts';
import { TreePicker } from '#fields/tree/TreePicker.tsx';
import type { RecordId } from '#providers/data/calls.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useFinds } from '../../form/useFinds.ts';

interface Props {
  readonly field: AnyField;
  /** The ids that are looked for. */
  readonly texts: readonly string[];
  readonly forest: Forest | undefined;
  readonly onChange: (texts: readonly string[]) => void;
}

const never = () => undefined;

/** Some of a tree to look for; with each goes all that belongs to it. */
export function TreeFilter({ field, texts, forest, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const isFound = useFinds(typed);
  return (
    <AntdTheme>
      <TreePicker
        marks={{ 'aria-label': field.label }}
        label={field.label}
        several
        value={texts}
        forest={forest}
        barOf={never}
        isFound={isFound}
        typed={typed}
        onType={setTyped}
        note="选中一个，它下面各级的也会找出来"
        onChange={(ids: readonly RecordId[]) => onChange(ids.map(String))}
      />
    </AntdTheme>
  );
}
