import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { useFieldPort } from '../form/FieldContext.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import '../late/select.css';
import type { RefsField } from './refs.ts';

const nothing: readonly RecordId[] = [];

/** Records among those there are, found by their names and how these sound, in the order they are chosen in. */
export function RefsSelect({ field, value = nothing, onChange, ...marks }: InputProps<RefsField, readonly RecordId[]>) {
  const { 'aria-required': required, ...others } = marksOf(marks);
  const box = useRef<HTMLDivElement>(null);
  // antd would say it of the box around the input, where it means nothing.
  useEffect(() => box.current?.querySelector('input')?.setAttribute('aria-required', String(required ?? false)));
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
    <div ref={box} className="late-select">
      <Select<RecordId[], { value: RecordId; label: string }>
        {...others}
        mode="multiple"
        showSearch
        allowClear
        placeholder={`选择${field.label}，可输入名称或拼音`}
        loading={loading}
        value={[...new Set(value)]}
        options={[...options, ...gone]}
        searchValue={typed}
        onSearch={setTyped}
        filterOption={(_, option) => isFound(option?.label ?? '')}
        {...(field.most !== undefined && { maxCount: field.most })}
        onChange={(next) => onChange?.(next)}
        notFoundContent={emptyText(field, loading, typed)}
        popupRender={(menu) => (
          <>
            {menu}
            {isFull && <div className="late-select-note soft">{`最多选 ${field.most} 个，去掉一个才能再选`}</div>}
            {failed && (
              <Button look="plain" className="block" onClick={retry}>
                没有加载出来，重试
              </Button>
            )}
          </>
        )}
      />
      <RefCreate field={field} onCreated={(id) => onChange?.([...value, id])} />
    </div>
  );
}

/** Its records are not there yet, or it is none of them any more. */
const nameless = (id: RecordId, isUnknown: boolean): string => (isUnknown ? `#${id}` : `#${id}（找不到）`);

function emptyText({ label }: RefsField, loading: boolean, typed: string): string {
  if (loading) return '正在加载…';
  return typed === '' ? `还没有可选的${label}` : `没有找到「${typed}」`;
}
