import { type Placement, placementNames, placements } from './placement.ts';

interface Props {
  readonly value: Placement;
  readonly onChange: (next: Placement) => void;
}

/** How a picture or film stands in its text. */
export function PlacementTools({ value, onChange }: Props) {
  return placements.map((placement) => (
    <button
      key={placement}
      type="button"
      className="button plain"
      aria-pressed={placement === value}
      onClick={() => onChange(placement)}
    >
      {placementNames[placement]}
    </button>
  ));
}
