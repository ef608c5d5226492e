import { Checkbox, Radio } from 'antd';
import { PaperChoice } from '#crud/print/PaperChoice.tsx';
import { type LabelPaperName, labelPapers } from '#crud/print/papers.ts';
import { useProviders } from '#providers/useProviders.ts';
import { notKept } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Choices, cardSizes } from './choices.ts';
import { type LabelShift, MOST_SHIFT, useLabelShift } from './labelShift.ts';

interface Props {
  readonly choices: Choices;
  readonly onChoose: (changed: Partial<Choices>) => void;
  readonly onTrial: () => void;
  /** Nothing can be printed now. */
  readonly disabled: boolean;
}

const papers = Object.entries(labelPapers).map(([value, { name }]) => ({ value, label: name }));
const isPaper = (value: string): value is LabelPaperName => Object.hasOwn(labelPapers, value);

/** What can be chosen of the sheet that is open, and what holds for all of them. GD-E4 */
export function SheetOptions({ choices, onChoose, onTrial, disabled }: Props) {
  const { kind, merged, supplier, apart, cards, labels } = choices;
  const forSupplier = kind === 'stock' && supplier;
  return (
    <div className="sheet-options">
      {kind === 'stock' && (
        <Checkbox checked={supplier} onChange={({ target }) => onChoose({ supplier: target.checked })}>
          给供应商（不含买家和价格）
        </Checkbox>
      )}
      {kind === 'sorting' && (
        <Checkbox checked={apart} onChange={({ target }) => onChoose({ apart: target.checked })}>
          每个商品另起一页
        </Checkbox>
      )}
      {kind === 'pickup' && (
        <Radio.Group
          aria-label="每页几位"
          options={[...cardSizes]}
          value={cards}
          onChange={({ target }) => onChoose({ cards: target.value })}
        />
      )}
      {kind === 'labels' && (
        <Radio.Group
          aria-label="标签纸"
          options={papers}
          value={labels}
          onChange={({ target }) => isPaper(target.value) && onChoose({ labels: target.value })}
        />
      )}
      {kind === 'labels' ? <ShiftInputs onTrial={onTrial} disabled={disabled} /> : <PaperChoice />}
      {!forSupplier && (
        <Checkbox checked={merged} onChange={({ target }) => onChoose({ merged: target.checked })}>
          合并同电话同地址
        </Checkbox>
      )}
    </div>
  );
}

const ways = [
  { axis: 'x', label: '右移' },
  { axis: 'y', label: '下移' },
] as const;

interface ShiftProps {
  /** Prints the frames alone, to be held against a sheet of labels. */
  readonly onTrial: () => void;
  readonly disabled: boolean;
}

/** Where labels come to lie is tried with their frames, and mended by millimetres; kept for this shop's printer. GD-D5 */
function ShiftInputs({ onTrial, disabled }: ShiftProps) {
  const { notifications } = useProviders();
  const [shift, keep] = useLabelShift();
  function change(next: LabelShift) {
    if (!keep(next)) notifications.open('error', notKept);
  }
  return (
    <fieldset className="label-shift">
      <legend className="unseen">对准标签纸</legend>
      {ways.map(({ axis, label }) => (
        <label key={axis}>
          <span>{label}</span>
          <input
            type="number"
            className="input"
            step={0.5}
            min={-MOST_SHIFT}
            max={MOST_SHIFT}
            defaultValue={shift[axis]}
            onChange={({ target }) => {
              if (target.validity.valid) change({ ...shift, [axis]: target.valueAsNumber || 0 });
            }}
          />
          <span>mm</span>
        </label>
      ))}
      <Button disabled={disabled} onClick={onTrial}>
        试印边框
      </Button>
    </fieldset>
  );
}
