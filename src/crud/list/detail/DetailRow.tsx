import { lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Resource } from '../../Resource.ts';
import { loadRowDetail } from '../loadParts.ts';

const RowDetail = lazy(loadRowDetail);

interface Props {
  readonly id: string;
  readonly resource: Resource;
  readonly record: DataRecord;
  /** How many columns it goes across. */
  readonly span: number;
}

/** A row of its own, across all columns, below the one it belongs to. O2 */
export const DetailRow = ({ id, resource, record, span }: Props) => (
  <div role="row" id={id} className="detail">
    <div role="cell" aria-colspan={span}>
      <LatePart fallback={<div className="bone" role="status" aria-label="正在加载" />}>
        <RowDetail resource={resource} record={record} />
      </LatePart>
    </div>
  </div>
);
