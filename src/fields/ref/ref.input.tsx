import { Radio } from 'antd';
import { lazy, useId } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { useFieldPort } from '../input/FieldContext.ts';
import { groupMarksOf, type InputProps } from '../input/ItemProps.ts';
import { LatePart } from '../late/LatePart.tsx';
import type { RefField } from './ref.ts';
import './ref.css';

/** So many stand in sight side by side. */
const IN_SIGHT = 20;
/** A list with a search is heavy, and hardly any form has so much to choose from. */
const RefSelect = lazy(() => import('./RefSelect.tsx').then(({ RefSelect }) => ({ default: RefSelect })));

/** The records it may point at, all in sight up to a number, and none of them; 0 or an empty text stands for none. G4 */
export function RefInput({ field, value, under, waits, onChange, ...marks }: InputProps<RefField, RecordId>) {
  const { useOptions, RefCreate } = useFieldPort();
  const name = useId();
  const { options, loading, failed, chosen, retry } = useOptions(field, under, value);
  if (waits !== undefined && !value) return <span className="ref-waiting soft">{waits}</span>;
  if (loading) return <span role="status" className="ref-waiting soft">{`正在加载${field.label}…`}</span>;
  if (failed) return <Button onClick={retry}>{`${field.label}没有加载出来，重试`}</Button>;
  // What the record holds stands there although it would not be offered.
  const stale = value && chosen !== undefined ? [{ value, label: chosen }] : [];
  return (
    <div className="ref-input">
      {options.length + stale.length === 0 ? (
        <span className="soft">{`还没有可选的${field.label}`}</span>
      ) : options.length > IN_SIGHT ? (
        <LatePart fallback={<span className="soft">{`正在加载${field.label}…`}</span>}>
          <RefSelect
            label={field.label}
            marks={marks}
            value={value}
            options={[...options, ...stale]}
            onChange={(next) => onChange?.(next ?? (field.ids === 'text' ? '' : 0))}
          />
        </LatePart>
      ) : (
        <Radio.Group
          name={name}
          {...groupMarksOf(marks)}
          value={value}
          options={[...options, ...stale, { value: field.ids === 'text' ? '' : 0, label: '不选' }]}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
      {/* Of one that depends on another field its name is not all it takes. */}
      {!field.dependsOn && <RefCreate field={field} onCreated={(id) => onChange?.(id)} />}
    </div>
  );
}
