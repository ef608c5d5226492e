import { lazy } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import type { InputProps } from '../input/ItemProps.ts';
import { LatePart } from '../late/LatePart.tsx';
import type { RefsField } from './refs.ts';

/** A list with a search is heavy, and few forms ask for several records: its code comes when it is drawn. */
const RefsSelect = lazy(() => import('./RefsSelect.tsx').then(({ RefsSelect }) => ({ default: RefsSelect })));

/** Some of another resource's records. */
export function RefsInput(props: InputProps<RefsField, readonly RecordId[]>) {
  return (
    <LatePart fallback={<span role="status" className="soft">{`正在加载${props.field.label}…`}</span>}>
      <RefsSelect {...props} />
    </LatePart>
  );
}
