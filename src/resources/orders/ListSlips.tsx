import type { WholeToolProps } from '#crud/Resource.ts';
import { asOrder } from './purchases.ts';
import { SlipsDialog } from './SlipsDialog.tsx';

/** Packing slips of the ticked orders, or of all there are. OR-E4 */
export const ListSlips = ({ resource, records, which, onClose }: WholeToolProps) => (
  <SlipsDialog resource={resource} orders={records.map(asOrder)} which={which} onClose={onClose} />
);
