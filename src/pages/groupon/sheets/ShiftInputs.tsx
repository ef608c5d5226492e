import { useProviders } from '#providers/useProviders.ts';
import { notKept } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { type LabelShift, MOST_SHIFT, useLabelShift } from './labelShift.ts';

const ways = [
  { axis: 'x', label: '右移' },
  { axis: 'y', label: '下移' },
] as const;

interface Props {
  /** Prints the frames alone, to be held against a sheet of labels. */
  readonly onTrial: () => void;
  readonly disabled: boolean;
}

/** Where labels come to lie is tried with their frames, and mended by millimetres; kept for this shop's printer. GD-D5 */
export function ShiftInputs({ onTrial, disabled }: Props) {
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
