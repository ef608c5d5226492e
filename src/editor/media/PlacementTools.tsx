import { Button } from '#ui/Button.tsx';
import { type Placement, placementNames, placements } from './placement.ts';

interface Props {
  readonly value: Placement;
  readonly onChange: (next: Placement) => void;
}

/** How a picture or film stands in its text. */
export function PlacementTools({ value, onChange }: Props) {
  return placements.map((placement) => (
    <Button key={placement} look="plain" aria-pressed={placement === value} onClick={() => onChange(placement)}>
      {placementNames[placement]}
    </Button>
  ));
}
