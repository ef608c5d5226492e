import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { fieldOf, type Resource } from '../Resource.ts';
import { moveColumn, toggleColumn } from './changeColumns.ts';
import { asDeclared, type ColumnSettings, setColumns } from './columns.ts';
import { type Density, useDensity } from './useDense.ts';
import '#ui/ticks.css';
import './views.css';

interface Props {
  readonly resource: Resource;
  readonly settings: ColumnSettings;
  readonly onChange: (settings: ColumnSettings) => void;
  readonly onClose: () => void;
}

const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: '舒适' },
  { value: 'compact', label: '紧凑' },
];

/** Which columns a merchant wants to see, in which order, and how close the rows of all lists stand; it holds at once, in this browser. */
export function ColumnDialog({ resource, settings, onChange, onClose }: Props) {
  const columns = setColumns(resource, settings);
  const [density, keepDensity] = useDensity();
  return (
    <Dialog
      short
      width={440}
      title="列设置"
      foot={
        <>
          <Button onClick={() => onChange(asDeclared)}>恢复默认</Button>
          <Button look="filled" onClick={onClose}>
            完成
          </Button>
        </>
      }
      onClose={onClose}
    >
      <ul className="set-columns">
        {columns.map((column, index) => {
          const { field, shown, fixed } = column;
          const { label, heading = label } = fieldOf(resource, field);
          return (
            <li key={field}>
              <label>
                <input
                  type="checkbox"
                  checked={shown}
                  disabled={fixed}
                  onChange={() => onChange(toggleColumn(columns, field))}
                />
                <span>{heading}</span>
              </label>
              <Button
                aria-label={`${heading}上移`}
                disabled={index === 0}
                onClick={() => onChange(moveColumn(columns, field, -1))}
              >
                ↑
              </Button>
              <Button
                aria-label={`${heading}下移`}
                disabled={index === columns.length - 1}
                onClick={() => onChange(moveColumn(columns, field, 1))}
              >
                ↓
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="set-density">
        <span aria-hidden="true">密度</span>
        <Tabs label="密度" options={densities} value={density} onChange={keepDensity} />
        <span className="soft">所有列表一起变</span>
      </div>
    </Dialog>
  );
}
