import { useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import type { InputProps } from '../input/ItemProps.ts';
import { SearchSelect } from '../late/SearchSelect.tsx';
import type { RefsField } from './refs.ts';

const nothing: readonly RecordId[] = [];

/** Records among those there are, found by their names and how these sound, in the order they are chosen in. */
export function RefsSelect({ field, value = nothing, onChange, ...marks }: InputProps<RefsField, readonly RecordId[]>) {
  const { useOptions, useFinds, RefCreate } = useFieldPort();
  const [typed, setTyped] = useState('');
  const isFound = useFinds(typed);
  const { options, loading, failed, retry } = useOptions(field);
  const offered = new Set(options.map((option) => option.value));
  // What the record holds stands there although it would not be offered.
  const gone = value
    .filter((id) => !offered.has(id))
    .map((id) => ({ value: id, label: nameless(id, loading || failed) }));
  const isFull = field.most !== undefined && value.length >= field.most;
  return (
    <SearchSelect<RecordId, RecordId[]>
      marks={marks}
      mode="multiple"
      placeholder={`选择${field.label}，可输入名称或拼音`}
      loading={loading}
      failed={failed}
      retry={retry}
      value={[...new Set(value)]}
      options={[...options, ...gone]}
      isFound={isFound}
      typed={typed}
      onType={setTyped}
      {...(field.most !== undefined && { maxCount: field.most })}
      onChange={(next) => onChange?.(next ?? [])}
      empty={emptyText(field, loading, typed)}
      note={isFull && <div className="search-select-note soft">{`最多选 ${field.most} 个，去掉一个才能再选`}</div>}
    >
      <RefCreate field={field} onCreated={(id) => onChange?.([...value, id])} />
    </SearchSelect>
  );
}

/** Its records are not there yet, or it is none of them any more. */
const nameless = (id: RecordId, isUnknown: boolean): string => (isUnknown ? `#${id}` : `#${id}（找不到）`);

function emptyText({ label }: RefsField, loading: boolean, typed: string): string {
  if (loading) return '正在加载…';
  return typed === '' ? `还没有可选的${label}` : `没有找到「${typed}」`;
}
