import { useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import { groupMarksOf, type Marks } from '../input/ItemProps.ts';
import { SearchSelect } from '../late/SearchSelect.tsx';

interface Props {
  readonly label: string;
  readonly marks: Marks;
  readonly value: RecordId | undefined;
  readonly options: readonly { readonly value: RecordId; readonly label: string }[];
  readonly onChange: (value: RecordId | undefined) => void;
}

/** One of more records than anybody looks through: found by its name and how it sounds. */
export function RefSelect({ label, marks, value, options, onChange }: Props) {
  const { useFinds } = useFieldPort();
  const [typed, setTyped] = useState('');
  return (
    <SearchSelect<RecordId, RecordId>
      marks={marks}
      named={groupMarksOf(marks)['aria-labelledby']}
      placeholder={`选择${label}，可输入名称或拼音`}
      loading={false}
      failed={false}
      retry={() => undefined}
      value={value || null}
      options={options}
      isFound={useFinds(typed)}
      typed={typed}
      onType={setTyped}
      onChange={onChange}
      empty={`没有找到「${typed}」`}
    />
  );
}
