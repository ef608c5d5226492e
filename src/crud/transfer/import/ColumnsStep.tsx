import { Select } from 'antd';
import { type FieldColumn, ID_HEADING } from '../columns.ts';
import type { Grid } from '../sheet/Sheet.ts';
import { assign, ID, missingFrom, type Target } from './matchColumns.ts';

interface Props {
  readonly grid: Grid;
  readonly columns: readonly FieldColumn[];
  readonly targets: readonly Target[];
  readonly onTargets: (targets: readonly Target[]) => void;
}

const NONE = '';
const SAMPLES = 3;
const LOOKED_AT = 100;

/** The second step: which column is which field. */
export function ColumnsStep({ grid, columns, targets, onTargets }: Props) {
  const [headings = [], ...rows] = grid;
  const missing = missingFrom(targets, columns);
  const options = [
    { value: NONE, label: '不导入' },
    { value: ID, label: ID_HEADING },
    ...columns.filter(({ written }) => written).map(({ name, heading }) => ({ value: name, label: heading })),
  ];
  const samplesOf = (column: number) =>
    [...new Set(rows.slice(0, LOOKED_AT).flatMap((row) => row[column]?.trim() || []))].slice(0, SAMPLES).join('、');

  return (
    <>
      {missing.length > 0 && (
        <p role="status" className="transfer-warning">
          {`没有这些列，新增时必填：${missing.map(({ heading }) => heading).join('、')}`}
        </p>
      )}
      <div className="transfer-scroll">
        <table className="transfer-table">
          <thead>
            <tr>
              <th scope="col">文件里的列</th>
              <th scope="col">对应</th>
              <th scope="col">内容</th>
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat.
              <tr key={column}>
                <th scope="row">{heading || `第 ${column + 1} 列`}</th>
                <td>
                  <Select
                    aria-label={`「${heading || `第 ${column + 1} 列`}」对应`}
                    value={targets[column] ?? NONE}
                    options={options}
                    popupMatchSelectWidth={false}
                    onChange={(target) => onTargets(assign(targets, column, target === NONE ? undefined : target))}
                  />
                </td>
                <td className="transfer-sample">{samplesOf(column) || '--'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
