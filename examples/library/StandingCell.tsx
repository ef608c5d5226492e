import type { OwnCellProps } from '#fields/own/Own.ts';

const tones: Readonly<Record<string, string>> = { Overdue: 'bad', 'On loan': 'good', Returned: 'muted' };

/** How a loan stands, seen from afar. */
export const StandingCell = ({ value = '' }: OwnCellProps<string>) => (
  <span className={`tag ${tones[value]}`}>{value}</span>
);
